import { dayName, deadlines } from '@/content/countries/deadlines'
import { privateAccountFee, ulbAccountFee } from '@/content/countries/excluded-fees'
import { antwerp, countryFigures, frenchTaught, oneOffFee } from '@/content/countries/figures'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { tuitions } from '@/content/countries/tuitions'
import { waits, waitText } from '@/content/countries/waits'
import type { Destination } from '@/content/destinations/types'
import { furtherQuestions } from '@/content/destinations/words'
import { inRupees, rupeesFirst } from '@/content/exchange-rate'
import { euroRange, formatEuros } from '@/lib/euros'
import { MONTHS_A_YEAR } from '@/lib/month'
import { paths } from '@/lib/paths'

const figures = countryFigures.belgium
const english = tuitions.belgium.bachelor
const fees = {
  visa: oneOffFee('belgium', 'visa'),
  contribution: oneOffFee('belgium', 'contribution'),
  centre: oneOffFee('belgium', 'visaCentre'),
  card: oneOffFee('belgium', 'residenceCard'),
}
/** A part of the French-language fee in 2025-26. */
const basicFee = 835
/** The time for a visa, in the overview and in the fold’s head. */
const visaTime = `${waitText(waits.belgianVisa)}, sometimes longer`

export const belgium: Destination = {
  slug: 'belgium',
  hero: {
    lead: 'Public universities with moderate fees, many master’s programmes in English, and a full year to look for work after your degree. We work from Antwerp.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  answers: {
    visa: `${visaTime}; fees ${inRupees(fees.visa + fees.contribution)}`,
    costs: `A master’s in English ${inRupees(antwerp.from)} a year in Antwerp`,
    work: `${figures.hours.from} hours a week in term`,
    insurance: 'A health fund, by the quarter',
    after: `${figures.searchYear.from} months to look for work`,
    intakes: 'Apply from October to February',
  },
  whyChoose: {
    heading: 'Why choose Belgium',
    paragraphs: [
      {
        text: 'Flanders teaches in Dutch and English, Wallonia mostly in French, Brussels in both. Each system has its own fees, deadlines and forms: choose yours first.',
      },
    ],
  },
  atAGlance: {
    heading: 'Belgium at a glance',
    rows: [
      {
        label: 'Tuition in Antwerp, master’s',
        value: `${formatEuros(antwerp.from)} a year`,
        rupeesFirst: true,
        year: antwerp.year,
        source: antwerp.source,
        note: `Bachelor’s ${formatEuros(english.low.from)}, one programme in English. Each university sets its own.`,
      },
      {
        label: 'Tuition, a bachelor’s in English at UCLL (university college)',
        value: `${formatEuros(english.typical.from)} a year`,
        rupeesFirst: true,
        year: english.typical.year,
        source: english.typical.source,
      },
      {
        label: 'Tuition at a French-language university',
        value: `${formatEuros(frenchTaught.from)} a year`,
        rupeesFirst: true,
        year: frenchTaught.year,
        source: frenchTaught.source,
        note: `Basic fee ${formatEuros(basicFee)}, supplement ${formatEuros(frenchTaught.from - basicFee)}; Indians should count both. The basic fee has risen since: ask the university.`,
      },
      {
        label: 'Living costs',
        value: `about ${euroRange(figures.living)} a month`,
        rupeesFirst: true,
        year: 'undated',
        source: 'vub-living-costs',
        note: 'Our range. VUB advises about €1,000, without tuition.',
      },
      {
        label: 'Proof of funds for the visa',
        value: `${formatEuros(figures.funds.from)} a year`,
        rupeesFirst: true,
        year: figures.funds.year,
        source: figures.funds.source,
        note: `${formatEuros(figures.funds.from / MONTHS_A_YEAR)} a month.`,
      },
      {
        label: 'Visa fee and contribution',
        value: formatEuros(fees.visa + fees.contribution),
        rupeesFirst: true,
        year: '2026',
        source: 'belgium-in-india',
        note: `The visa ${formatEuros(fees.visa)}, the contribution ${formatEuros(fees.contribution)}.`,
      },
      {
        label: 'Time for the visa',
        value: visaTime,
        year: 'undated',
        source: 'uantwerpen-visa',
      },
      {
        label: 'Work while studying',
        value: `${figures.hours.from} hours a week in term`,
        year: figures.hours.year,
        source: figures.hours.source,
        note: 'No limit in the official school holidays.',
      },
      {
        label: 'Stay to look for work',
        value: `${figures.searchYear.from} months`,
        year: figures.searchYear.year,
        source: figures.searchYear.source,
        note: 'Once, after any degree.',
      },
      {
        label: 'Classes start',
        value: 'middle or end of September',
        year: '2026-27',
        source: 'uantwerpen-deadlines',
        note: 'A few in February.',
      },
    ],
  },
  benefits: {
    heading: 'Six reasons',
    cards: [
      {
        icon: 'wallet',
        title: 'Fees in the middle',
        text: 'Lower than in the Netherlands, higher than in Germany.',
      },
      {
        icon: 'book-open',
        title: 'Master’s programmes in English',
        text: 'Engineering, life sciences, economics and data, mostly in Flanders. Antwerp lists one bachelor’s, too.',
        year: 'undated',
        sources: ['uantwerpen-english'],
      },
      {
        icon: 'clock',
        title: 'A search year for every graduate',
        text: 'Even after a bachelor’s; full time, for any employer.',
      },
      {
        icon: 'map-pin',
        title: 'Employers close by',
        text: 'Chips in Leuven, chemicals and shipping in Antwerp, pharma, European institutions in Brussels.',
      },
      {
        icon: 'briefcase',
        title: 'Work rights on your card',
        text: 'A student job needs no separate permit.',
      },
      {
        icon: 'train-front',
        title: 'In the centre of Europe',
        text: 'Direct trains run to Paris, Amsterdam and Cologne.',
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    cards: [
      {
        icon: 'wallet',
        title: 'More savings, stricter rules',
        text: 'Proof of funds rose by about 27%. Bachelor’s students need 60 credits within two academic years, then 40 a year.',
        year: '2026-27',
        sources: ['brussels-times-2026-03', 'belga-2026-06'],
      },
      {
        icon: 'wallet',
        title: 'Flemish fees have risen',
        text: 'A master’s in Antwerp went from €5,800 to €7,800.',
        year: '2026-27',
        sources: ['belga-tuition-2026-06'],
      },
      {
        icon: 'languages',
        title: 'English has limits at work',
        text: 'Tech, research and international firms hire in English. Most other jobs need Dutch or French.',
      },
      {
        icon: 'file-text',
        title: 'Formalities differ by town',
        text: 'An appointment at the town hall can take weeks: ask early.',
      },
    ],
  },
  universities: {
    heading: 'Universities to look at',
    intro: 'A starting list, not a ranking.',
    list: [
      {
        name: 'KU Leuven',
        city: 'Leuven',
        knownFor: 'Engineering, biomedical sciences, economics',
      },
      {
        name: 'Ghent University',
        city: 'Ghent',
        knownFor: 'Bioscience, veterinary medicine, data and business engineering',
      },
      {
        name: 'University of Antwerp',
        city: 'Antwerp',
        knownFor: 'Logistics, digital business engineering, pharmaceutical sciences',
      },
      {
        name: 'Vrije Universiteit Brussel (VUB)',
        city: 'Brussels',
        knownFor: 'Social sciences, engineering, bachelor’s in English',
      },
      {
        name: 'Hasselt University',
        city: 'Hasselt and Diepenbeek',
        knownFor: 'Transportation sciences, statistics and data science',
      },
      {
        name: 'UCLouvain',
        city: 'Louvain-la-Neuve',
        knownFor: 'Management and engineering; mainly in French',
      },
      {
        name: 'Université libre de Bruxelles (ULB)',
        city: 'Brussels',
        knownFor: 'Business, sciences; partly in English',
      },
      {
        name: 'University of Liège',
        city: 'Liège',
        knownFor: 'Engineering, aerospace, veterinary medicine; mainly in French',
      },
    ],
  },
  visa: {
    heading: 'The visa, step by step',
    intro: 'A long-stay visa D for studies, in some offices still called ASP études.',
    steps: [
      {
        title: 'Get your admission',
        text: 'At a private school without recognition you must also show a bank guarantee, language proof and full tuition paid.',
        year: '2026',
        sources: ['belga-2026-06'],
      },
      {
        title: 'Choose how to prove your funds',
        text: `You need ${rupeesFirst(figures.funds.from)} for 12 months. A blocked account, a guarantor (Annex 32 form) or a scholarship or loan certificate proves it.`,
        year: '2026-27',
        sources: ['dofi-funds'],
      },
      {
        title: 'Prepare your documents in India',
        text: 'Degree and police clearance need an apostille. The medical certificate comes from a doctor whom the embassy accepts. Start two months ahead.',
        ours: true,
      },
      {
        title: 'Pay the contribution',
        text: `It is ${rupeesFirst(fees.contribution)}. Some scholarship holders and people under 18 pay nothing.`,
        year: '2026',
        sources: ['dofi-contribution'],
      },
      {
        title: 'Apply online and at the visa centre',
        text: `Fill in the form on visaonweb and book the visa centre. The visa costs ${rupeesFirst(fees.visa)}; the centre adds about ${rupeesFirst(fees.centre)}.`,
        year: '2026',
        sources: ['belgium-in-india'],
      },
      {
        title: 'Answer the questionnaire',
        text: 'As a rule you come in person, give fingerprints and answer questions on whether your studies so far and your plans in Belgium fit together.',
        year: 'undated',
        sources: ['study-in-belgium-visa'],
      },
      {
        title: 'Register after you arrive',
        text: 'Go to the town hall within 8 working days. A police officer then checks your address.',
        year: '2026',
        sources: ['rrn-cards'],
      },
      {
        title: 'Collect your A card',
        text: `Your residence card runs until 31 October and costs about ${rupeesFirst(fees.card)} in Brussels.`,
        year: '2026',
        sources: ['rrn-cards', 'brussels-cards'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Passport, photos, transcripts, and the documents from the steps above' },
        { text: 'Travel cover for the first weeks' },
        {
          text: 'Police clearance, less than 6 months old, if you are 18 or older',
          year: '2026',
          sources: ['belgium-in-india'],
        },
      ],
    },
    timing: {
      heading: 'Guarantors and refusals',
      points: [
        {
          text: `ULB warns that paid guarantors can be a fraud. A guarantor must earn ${formatEuros(repeatedFigures.guarantor)} net a month (from 1 September 2026).`,
          year: '2026',
          sources: ['ulb-blocked-account', 'dofi-guarantor'],
        },
        {
          text: 'Of nearly 14,000 applicants from outside the EU 2,615 were refused.',
          year: '2025',
          sources: ['belga-2026-06'],
        },
        {
          text: 'Refused? Send a new file at any time, or appeal to the Council for Alien Law Litigation within 30 days.',
          year: 'undated',
          sources: ['belgium-refusal'],
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Tuition elsewhere, a year',
        rows: [
          {
            label: 'KU Leuven',
            value: 'about 20% more than the year before',
            year: '2026-27',
            source: 'belga-tuition-2026-06',
          },
          {
            label: 'VUB, most programmes',
            value: '€400 to over €1,000 more than the year before',
            year: '2026-27',
            source: 'belga-tuition-2026-06',
          },
          {
            label: 'Ghent University, economics master’s',
            value: `${formatEuros(repeatedFigures.ghentEconomics)}`,
            year: '2023-24',
            source: 'ugent-tuition-economics',
            note: 'We do not count it, because the figure is older than the others.',
          },
          {
            label: 'The basic fee in French-language study, from September 2026',
            value: `${formatEuros(basicFee)} up to €1,194, by the parents’ income`,
            year: '2025',
            source: 'levif-fees-2025-10',
            note: 'As announced. What students from outside the EU now pay in all we did not find.',
          },
          {
            label: 'French-language university colleges and arts schools',
            value: 'about €4,350 to €4,629',
            year: '2025-26',
            source: 'study-in-belgium',
          },
        ],
      },
      {
        id: 'living',
        heading: 'Rent',
        rows: [
          {
            label: 'Student room in Brussels, on average',
            value: `${formatEuros(repeatedFigures.brusselsRoom.without)} a month`,
            year: '2024',
            source: 'kotkompass-2024',
            note: `${formatEuros(repeatedFigures.brusselsRoom.withCharges)} with charges. Other cities cost less.`,
          },
        ],
      },
      {
        id: 'funds',
        heading: 'Blocked account',
        rows: [
          {
            label: 'Handling fee at ULB',
            value: formatEuros(ulbAccountFee.opening),
            year: ulbAccountFee.year,
            source: ulbAccountFee.source,
          },
          {
            label: 'Private provider',
            value: `about ${formatEuros(privateAccountFee.opening)} or more`,
            year: privateAccountFee.year,
            source: privateAccountFee.source,
            note: 'The Immigration Office must approve it.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Applications',
        rows: [
          {
            label: 'VUB, not refunded',
            value: '€90',
            year: '2025-26',
            source: 'vub-application',
          },
          {
            label: 'KU Leuven, economics',
            value: '€90',
            year: 'undated',
            source: 'kuleuven-economics',
          },
          {
            label: 'UNamur',
            value: formatEuros(frenchTaught.application.from),
            year: frenchTaught.application.year,
            source: frenchTaught.application.source,
          },
          {
            label: 'UCLouvain',
            value: '€200',
            year: '2023-24',
            source: 'uclouvain-fees',
            note: 'Taken off the tuition if you are accepted.',
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
        text: 'Join a health fund (mutualité or ziekenfonds) when you register. The public one, CAAMI or HZIV, asks no membership fee.',
      },
      {
        text: `The contribution is about ${formatEuros(repeatedFigures.insurance.belgium)} a quarter. Private funds add about €100 to €120 a year.`,
        year: '2026',
        sources: ['student-insurance-2026-03'],
      },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'You cannot work in the summer before your first enrolment.',
        year: 'undated',
        sources: ['student-at-work'],
      },
      {
        text: 'Student jobs carry lower social contributions for up to 650 hours a year. The 20 hours a week still hold.',
        year: '2025',
        sources: ['beci-2025-05'],
      },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'For the search year you show the same funds again; the answer can take 90 days.',
        year: '2026',
        sources: ['dofi-search-year'],
      },
      {
        text: 'Your employer applies for the work permit. Nobody can sell you one.',
      },
      furtherQuestions,
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      {
        text: `Dutch-language universities: Ghent opens on ${dayName(deadlines.ghentOpens)} and closes on ${dayName(deadlines.ghent)}. Dates of a past year: check your programme.`,
        year: deadlines.ghent.year,
        sources: [deadlines.ghent.source],
      },
      {
        text: `French-language universities: ULB takes files from ${dayName(deadlines.ulbOpens)} to ${dayName(deadlines.ulb)}. Also dates of a past year.`,
        year: deadlines.ulb.year,
        sources: [deadlines.ulb.source],
      },
    ],
  },
  highlights: {
    heading: 'Life and work in Belgium',
    cards: [
      {
        icon: 'map-pin',
        title: 'Student cities',
        text: 'Leuven, Ghent and Louvain-la-Neuve are full of students in term.',
      },
      {
        icon: 'house',
        title: 'Finding a room',
        text: 'Never sign a contract that says you may not register the address.',
      },
      {
        icon: 'users',
        title: 'An Indian community',
        text: 'Antwerp and Brussels have Indian shops, temples, gurdwaras and student groups.',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'Study in Flanders', url: 'https://www.studyinflanders.be' },
      { name: 'Study in Belgium', url: 'https://www.studyinbelgium.be' },
      {
        name: 'Proof of funds (in French)',
        url: 'https://dofi.ibz.be/fr/themes/ressortissants-dun-pays-tiers/etudes/moyens-de-subsistance-suffisants',
      },
      { name: 'Belgian embassy in India', url: 'https://india.diplomatie.belgium.be' },
      { name: 'VFS Global', url: 'https://visa.vfsglobal.com' },
      { name: 'Student@work', url: 'https://studentatwork.be/en' },
      { name: 'Working in Belgium', url: 'https://www.workinginbelgium.be' },
      {
        name: 'Work permits in Flanders',
        url: 'https://www.vlaanderen.be/en/work-permits-for-foreign-workers',
      },
    ],
  },
  article: 'university-selection-belgium',
  closing: {
    heading: 'Is Belgium right for you?',
    text: 'Tell us your degree, grades and budget. We say if another country fits better.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
}
