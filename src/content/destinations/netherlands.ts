import { dayName, deadlines } from '@/content/countries/deadlines'
import { tuberculosisTest } from '@/content/countries/excluded-fees'
import { countryFigures, oneOffFee } from '@/content/countries/figures'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { tuitions } from '@/content/countries/tuitions'
import { dutchPermitTime, waits } from '@/content/countries/waits'
import { countryCount } from '@/content/destinations'
import type { Destination } from '@/content/destinations/types'
import { furtherQuestions } from '@/content/destinations/words'
import { inRupees, rupeesFirst } from '@/content/exchange-rate'
import { euroRange, formatEuros } from '@/lib/euros'
import { MONTHS_A_YEAR } from '@/lib/month'
import { paths } from '@/lib/paths'

const figures = countryFigures.netherlands
const { bachelor, master } = tuitions.netherlands
const fee = oneOffFee('netherlands', 'visaAndPermit')
const fundsAMonth = formatEuros(figures.funds.from / MONTHS_A_YEAR)
/** The time for a visa, in the overview and in the fold’s head. */
const visaTime = `about ${dutchPermitTime.usual} to ${dutchPermitTime.limit}`

export const netherlands: Destination = {
  slug: 'netherlands',
  hero: {
    lead: `A wide choice of programmes in English and a clear way from degree to job. Also the highest tuition of our ${countryCount} countries, and a real shortage of rooms.`,
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  answers: {
    visa: `${visaTime}; fee ${inRupees(fee)}`,
    costs: `Master’s from ${inRupees(figures.tuition.from)} a year`,
    work: `${figures.hours.from} hours a week in term`,
    insurance: 'Private, until you work',
    after: `${figures.searchYear.from} months to look for work`,
    intakes: `${dayName(deadlines.delftListed)} (TU Delft) to ${dayName(deadlines.dutch)} (Studielink)`,
  },
  whyChoose: {
    heading: 'Why choose the Netherlands',
    paragraphs: [
      {
        text: 'You can live there in English from the first day: at university, in shops and in many offices. Dutch still helps with work and friends.',
      },
      {
        text: 'Research universities teach theory. Universities of applied sciences (hogescholen) teach for a profession, with internships.',
      },
    ],
  },
  atAGlance: {
    heading: 'The Netherlands at a glance',
    rows: [
      {
        label: 'Tuition, bachelor’s at The Hague University of Applied Sciences (non-EU)',
        value: `${formatEuros(bachelor.low.from)} a year`,
        rupeesFirst: true,
        year: bachelor.low.year,
        source: bachelor.low.source,
        note: 'At a university of applied sciences a bachelor’s takes four years.',
      },
      {
        label: 'Tuition, bachelor’s at TU Delft (non-EU)',
        value: `${formatEuros(bachelor.typical.from)} a year`,
        rupeesFirst: true,
        year: bachelor.typical.year,
        source: bachelor.typical.source,
        note: 'At a research university a bachelor’s takes three years.',
      },
      {
        label: 'Tuition, master’s (non-EU)',
        value: `about ${euroRange(figures.tuition)} a year`,
        rupeesFirst: true,
        year: figures.tuition.year,
        source: figures.tuition.source,
      },
      {
        label: 'Living costs',
        value: `about ${euroRange(figures.living)} a month`,
        rupeesFirst: true,
        year: '2026',
        source: 'ind-amounts',
        note: `Our range; the official norm is ${fundsAMonth}. Rent decides it.`,
      },
      {
        label: 'Proof of funds for the visa',
        value: `${formatEuros(figures.funds.from)} a year, plus tuition`,
        rupeesFirst: true,
        year: figures.funds.year,
        source: figures.funds.source,
        note: `${fundsAMonth} a month.`,
      },
      {
        label: 'Fee for visa and permit',
        value: formatEuros(fee),
        rupeesFirst: true,
        year: '2026',
        source: 'ind-fees',
        note: 'It was €243 in 2025.',
      },
      {
        label: 'Time for the visa',
        value: visaTime,
        year: 'undated',
        source: 'studypath-permit',
        note: `By law ${dutchPermitTime.limit}; complete files are often faster. Then you collect the visa in India.`,
      },
      {
        label: 'Work while studying',
        value: `${figures.hours.from} hours a week`,
        year: figures.hours.year,
        source: figures.hours.source,
        note: 'Or full time in June, July and August; never both.',
      },
      {
        label: 'Stay to look for work',
        value: `${figures.searchYear.from} months`,
        year: figures.searchYear.year,
        source: figures.searchYear.source,
        note: 'Apply within 3 years of your degree.',
      },
      {
        label: 'Salary for a permit after the orientation year',
        value: '€3,122 gross a month',
        rupeesFirst: true,
        year: '2026',
        source: 'ind-amounts',
        note: 'Without holiday pay.',
      },
    ],
  },
  benefits: {
    heading: 'Six reasons',
    cards: [
      {
        icon: 'book-open',
        title: 'Many programmes in English',
        text: 'A good choice of bachelor’s programmes, too.',
      },
      {
        icon: 'banknote',
        title: 'A lower salary threshold for graduates',
        text: 'After the orientation year a recognised sponsor may pay you less than other newcomers.',
      },
      {
        icon: 'search',
        title: 'A public list of sponsors',
        text: 'The immigration service (IND) names every employer that may hire highly skilled migrants.',
      },
      {
        icon: 'building-2',
        title: 'Strong clusters of employers',
        text: 'High tech in Eindhoven, food in Wageningen, ports in Rotterdam, software in Amsterdam.',
      },
      {
        icon: 'users',
        title: 'Project-based teaching',
        text: 'You work in groups, often on real company cases.',
      },
      {
        icon: 'file-check',
        title: 'One visa procedure',
        text: 'Your university applies for the entry visa and the residence permit together.',
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    cards: [
      {
        icon: 'wallet',
        title: `The highest tuition of the ${countryCount}`,
        text: `A technical master’s at Twente costs ${formatEuros(master.typical.from)} a year, its other master’s €15,800.`,
        year: master.typical.year,
        sources: [master.typical.source],
      },
      {
        icon: 'house',
        title: 'Rooms are scarce',
        text: 'Tens of thousands of rooms were missing. Some universities advise you not to come without one.',
        year: '2022',
        sources: ['dutchreview-2022-08'],
      },
      {
        icon: 'briefcase',
        title: 'Part-time work needs a permit',
        text: 'Your employer must get a work permit (TWV) first. Some small employers will not do it.',
        year: 'undated',
        sources: ['twente-working'],
      },
      {
        icon: 'languages',
        title: 'English may become rarer',
        text: 'Politicians have debated fewer bachelor’s programmes in English. Check that yours continues.',
      },
    ],
  },
  universities: {
    heading: 'Universities to look at',
    intro: 'A starting list, not a ranking.',
    list: [
      { name: 'TU Delft', city: 'Delft', knownFor: 'Engineering, aerospace, architecture' },
      {
        name: 'University of Amsterdam',
        city: 'Amsterdam',
        knownFor: 'Social sciences, communication, artificial intelligence, economics',
      },
      {
        name: 'Eindhoven University of Technology',
        city: 'Eindhoven',
        knownFor: 'High tech, embedded systems, close ties with local industry',
      },
      { name: 'Utrecht University', city: 'Utrecht', knownFor: 'Life sciences, geosciences, humanities' },
      {
        name: 'Erasmus University Rotterdam',
        city: 'Rotterdam',
        knownFor: 'Business, economics, logistics',
      },
      {
        name: 'Wageningen University & Research',
        city: 'Wageningen',
        knownFor: 'Food, agriculture, environment',
      },
      {
        name: 'University of Groningen',
        city: 'Groningen',
        knownFor: 'Bachelor’s programmes in English, energy',
      },
      { name: 'University of Twente', city: 'Enschede', knownFor: 'Technology with business, robotics' },
    ],
  },
  visa: {
    heading: 'The visa, step by step',
    intro:
      'Your university files one application for the entry visa (MVV) and the residence permit. You cannot apply alone.',
    steps: [
      {
        title: 'Apply and get admitted',
        text: 'Register on Studielink, then in the university’s own portal. You may have 4 active applications, 2 of them for programmes with a fixed number of places.',
        year: 'undated',
        sources: ['studielink-deadlines'],
      },
      {
        title: 'Accept the offer and send your documents',
        text: 'Most universities want them in May or June. If you are late, you may have to wait for the next intake.',
        year: 'undated',
        sources: ['studypath-permit'],
      },
      {
        title: 'Show your funds',
        text: `You show ${rupeesFirst(figures.funds.from)} for the year, plus tuition. Many universities ask you to transfer it to them; some accept a scholarship, a sponsor or a bank statement, and then no deposit is sent. The tuition can still be due before the visa: ask.`,
        year: '2026',
        sources: ['ind-amounts'],
      },
      {
        title: 'Know when the money comes back',
        text: 'A deposit comes back in one sum after arrival: at Erasmus University about two weeks after you ask, less bank costs. Some private schools pay monthly. Twente takes a bank statement instead.',
        year: 'undated',
        sources: ['eur-deposit', 'twente-bank-statement'],
      },
      {
        title: 'The university applies',
        text: `The fee is ${rupeesFirst(fee)}. The university usually collects it from you.`,
        year: '2026',
        sources: ['ind-fees'],
      },
      {
        title: 'Collect the entry visa in India',
        text: `Book the day as soon as the IND agrees, at the Dutch mission or the visa centre; how long you wait for it we did not find. You give fingerprints. The visa is in your passport ${waits.dutchVisa.from} day to ${waits.dutchVisa.to / 7} weeks later.`,
        year: 'undated',
        sources: ['uva-visa'],
      },
      {
        title: 'Register at the municipality',
        text: 'Do it within 5 days of arrival. You receive your citizen service number (BSN), which work, tax and insurance need.',
        year: '2026',
        sources: ['dutch-municipality'],
      },
      {
        title: 'Collect your residence card',
        text: 'Book a desk appointment when the IND writes.',
        year: '2026',
        sources: ['ind-study'],
      },
      {
        title: 'Plan for a tuberculosis test',
        text: `Within 3 months of arrival, about ${formatEuros(tuberculosisTest.from)}, unless the IND list of exempt nationalities names India.`,
        year: tuberculosisTest.year,
        sources: [tuberculosisTest.source],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Passport, admission letter, Studielink record' },
        { text: 'Proof of the transfer, or what your university accepts instead' },
        { text: 'Antecedents certificate: your statement about any criminal record' },
        { text: 'Birth certificate with apostille, for the municipality' },
        { text: 'Diplomas and transcripts, translated where needed' },
      ],
    },
    timing: {
      heading: 'If the visa is refused',
      points: [
        {
          text: 'You can send an objection to the IND within 4 weeks. Your university is the applicant: ask it first.',
          year: 'undated',
          sources: ['mvv-refusal'],
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Tuition',
        rows: [
          {
            label: 'TU Delft in the year before, bachelor’s and master’s',
            value: '€17,310 and €22,290',
            year: '2025-26',
            source: 'tudelft-tuition',
            note: 'The university’s own page.',
          },
          {
            label: 'For comparison: what EU students pay a year',
            value: '€2,694',
            year: '2026-27',
            source: 'studypath-tuition',
          },
        ],
      },
      {
        id: 'living',
        heading: 'Rent',
        rows: [
          {
            label: 'Student room in Amsterdam, on average',
            value: '€945 a month',
            year: '2025',
            source: 'erasmus-magazine-2025-08',
            note: 'The Hague €750, Rotterdam and Utrecht about €700, Wageningen €395, Enschede €351.',
          },
        ],
      },
      {
        id: 'funds',
        heading: 'Proof of funds',
        rows: [
          {
            label: 'An example of a transfer: NHL Stenden',
            value: '€14,000',
            year: 'undated',
            source: 'nhl-stenden',
            note: 'Paid back to you.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Applications',
        rows: [
          {
            label: 'Fee at some institutions',
            value: 'about €75 to €120',
            year: '2024-25',
            source: 'study-in-nl-tuition',
            note: 'The source names up to €100; TU Delft asks for more.',
          },
          {
            label: 'TU Delft, master’s',
            value: '€120',
            year: 'undated',
            source: 'tudelft-application',
            note: 'Paid back only to those who start. One application per person.',
          },
        ],
      },
    ],
    notes: [],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: `As long as you do not work, you normally keep a private student insurance. One institution budgets about ${formatEuros(repeatedFigures.insurance.netherlandsPrivate)} a year for it.`,
        year: 'undated',
        sources: ['nhl-stenden'],
      },
      {
        text: 'The day you start a job, even 1 hour a week or a paid internship, Dutch basic insurance becomes compulsory. You have 4 months to take it.',
        year: '2026',
        sources: ['cak-2026'],
      },
      {
        text: `It costs about ${euroRange(repeatedFigures.insurance.netherlands)} a month, and you pay the first €385 of most care a year. If you miss it, the fine is €529.74. Low earners can ask for care allowance.`,
        year: '2026',
        sources: ['cak-2026'],
      },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'Your employer gets the work permit (TWV) before you start. It costs nothing and takes a few weeks.',
        year: 'undated',
        sources: ['twente-working'],
      },
      { text: 'Working for yourself needs no TWV, but you keep books and pay tax.' },
      { text: 'An internship in your programme needs only an agreement with university and company.' },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'The orientation year (zoekjaar) costs €254. It cannot be renewed, but you can get one again after another degree.',
        year: '2026',
        sources: ['ind-fees', 'ind-orientation-year', 'hague-orientation-year'],
      },
      {
        text: 'The usual next step is the highly skilled migrant permit (kennismigrant). Only a sponsor that the IND recognises can apply: search the public register first.',
      },
      furtherQuestions,
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      { text: 'September is the main start; some programmes also start in February.' },
      {
        text: `${dayName(deadlines.dutch)} is Studielink’s general deadline; for students who need a visa, many master’s close long before. TU Delft opens on ${dayName(deadlines.delftOpens)} and closes on ${dayName(deadlines.delftListed)} for eleven named master’s, on ${dayName(deadlines.delft)} for the others.`,
        year: 'undated',
        sources: ['studielink-deadlines', 'tudelft-deadlines'],
      },
      {
        text: 'To keep your permit, earn at least 50% of the credits each year. If you earn less, the university must report it.',
        year: '2026',
        sources: ['ind-study'],
      },
    ],
  },
  highlights: {
    heading: 'Life and work in the Netherlands',
    cards: [
      {
        icon: 'map-pin',
        title: 'Student cities',
        text: 'Delft, Leiden, Groningen, Wageningen and Enschede are compact. Amsterdam is large and more expensive.',
      },
      {
        icon: 'house',
        title: 'Search for a room first',
        text: 'Sign up for university housing on the day of your offer. Never pay into an anonymous account.',
      },
      {
        icon: 'id-card',
        title: 'Registration is the key',
        text: 'Without an address you get no BSN, and without it no normal bank account or salary.',
      },
      {
        icon: 'shield-check',
        title: 'A code that protects you',
        text: 'A code of conduct binds institutions that recruit outside the EU, also in their work with agents.',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'Study in NL', url: 'https://www.studyinnl.org' },
      { name: 'Studielink', url: 'https://www.studielink.nl' },
      {
        name: 'IND: residence permit for study',
        url: 'https://ind.nl/en/residence-permits/study/student-residence-permit-university-or-higher-professional-education',
      },
      { name: 'IND: required amounts', url: 'https://ind.nl/en/required-amounts-income-requirements' },
      {
        name: 'IND: register of recognised sponsors',
        url: 'https://ind.nl/en/public-register-recognised-sponsors',
      },
      { name: 'Nuffic', url: 'https://www.nuffic.nl/en' },
      { name: 'Code of conduct', url: 'https://www.studyinnl.org/dutch-education/code-of-conduct' },
    ],
  },
  article: 'hidden-costs-studying-abroad',
  closing: {
    heading: 'Is the Netherlands right for you?',
    text: 'Tell us your field, your grades and your budget. We compare the Dutch price with the neighbours’.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
}
