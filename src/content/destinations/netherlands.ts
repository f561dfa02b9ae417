import { countryFigures } from '@/content/countries/figures'
import type { Destination } from '@/content/destinations/types'
import { figuresNotice, lastChecked } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { paths } from '@/lib/paths'

const figures = countryFigures.netherlands
/** Said at a glance and in the fold’s head. */
const visa = { time: 'about 2 weeks to 60 days', fees: '€254' }

export const netherlands: Destination = {
  slug: 'netherlands',
  name: 'Netherlands',
  nameInText: 'the Netherlands',
  answers: {
    why: 'English from the first day',
    visa: `${visa.time}; ${visa.fees}`,
    costs: `Master’s from ${formatEuros(figures.tuition.from)}; ${formatEuros(figures.funds.from)} to show, plus tuition`,
    work: `${figures.hours.from} hours a week in term`,
    insurance: 'Private until you work, then Dutch basic insurance',
    after: `${figures.search.from} months to look for work`,
    intakes: '15 January and 1 May, many earlier',
  },
  whyChoose: {
    heading: 'Why choose the Netherlands',
    paragraphs: [
      {
        text: 'You can live here in English from the first day: at university, in shops and in many offices. That makes the start easier than in most of Europe. Dutch still helps you to find work and friends.',
      },
      {
        text: 'There are two kinds of institution. Research universities teach theory and research. Universities of applied sciences (hogescholen) teach for a profession, with internships. Both are recognised; they lead to different jobs.',
      },
      {
        text: 'After your degree, the orientation year lets you work for anyone. Then a recognised employer can sponsor you at a lower salary than other newcomers need. The list of these employers is public, so you can search it yourself.',
      },
    ],
  },
  atAGlance: {
    heading: 'The Netherlands at a glance',
    rows: [
      {
        label: 'Tuition, bachelor’s (non-EU)',
        value: 'about €9,000 to €20,000 a year',
        raise: true,
        year: '2024-25',
        source: 'study-in-nl-tuition',
      },
      {
        label: 'Tuition, master’s (non-EU)',
        value: 'about €12,000 to €30,000 a year',
        raise: true,
        year: '2024-25',
        source: 'study-in-nl-tuition',
      },
      {
        label: 'Living costs',
        value: 'about €1,000 to €1,500 a month',
        raise: true,
        year: '2026',
        source: 'ind-amounts',
        note: 'Our range. It starts a little below the official norm of €1,130.77.',
      },
      {
        label: 'Proof of funds',
        value: '€1,130.77 a month, €13,569.24 a year',
        raise: true,
        year: '2026',
        source: 'ind-amounts',
        note: 'Tuition comes on top.',
      },
      { label: 'Fee for visa and permit', value: visa.fees, year: '2026', source: 'ind-fees' },
      {
        label: 'Time for the visa',
        value: visa.time,
        year: 'undated',
        source: 'studypath-permit',
        note: 'The university files the application.',
      },
      {
        label: 'Work while studying',
        value: '16 hours a week',
        year: '2026',
        source: 'ind-study',
        note: 'Or full time in June, July and August; never both. The employer needs a work permit for you.',
      },
      {
        label: 'Stay to look for work',
        value: '12 months',
        year: '2026',
        source: 'ind-orientation-year',
        note: 'Apply within 3 years of your degree.',
      },
      {
        label: 'Salary for a permit after the orientation year',
        value: '€3,122 gross a month',
        year: '2026',
        source: 'ind-amounts',
        note: 'Without holiday pay.',
      },
    ],
  },
  benefits: {
    heading: 'Why the Netherlands',
    cards: [
      {
        icon: 'book-open',
        title: 'Many programmes in English',
        text: 'Not only master’s programmes: there is a good choice of bachelor’s programmes in English too.',
      },
      {
        icon: 'banknote',
        title: 'A lower salary threshold for graduates',
        text: 'After the orientation year, a recognised sponsor can hire you from €3,122 gross a month. Other newcomers under 30 need €4,357.',
        year: '2026',
        sources: ['ind-amounts', 'meijburg-2025-12'],
      },
      {
        icon: 'search',
        title: 'A public list of sponsors',
        text: 'The immigration service, IND, publishes every employer that may sponsor highly skilled migrants. You can search it for free.',
      },
      {
        icon: 'building-2',
        title: 'Strong clusters of employers',
        text: 'High tech around Eindhoven, food and agriculture in Wageningen, ports and logistics in Rotterdam, software and finance in Amsterdam.',
      },
      {
        icon: 'users',
        title: 'Project-based teaching',
        text: 'You work in groups, present and discuss. Teachers expect you to speak up, and many courses use real company cases.',
      },
      {
        icon: 'file-check',
        title: 'One visa procedure',
        text: 'Your university applies for the entry visa and the residence permit together. You do not stand in line at a consulate with a thick file.',
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    intro: 'Weigh these three before you pay an application fee.',
    cards: [
      {
        icon: 'wallet',
        title: 'The highest tuition of the four',
        text: 'Many technical master’s programmes cost €18,000 to €25,000 a year. Compare the full cost with Belgium and Germany.',
        year: '2024-25',
        sources: ['study-in-nl-tuition'],
      },
      {
        icon: 'house',
        title: 'Rooms are scarce',
        text: 'The shortage ran to tens of thousands of rooms in 2022, and some universities advise you not to come without one. You must also be able to register at the address.',
        year: '2022',
        sources: ['dutchreview-2022-08'],
      },
      {
        icon: 'briefcase',
        title: 'Part-time work needs a permit',
        text: 'Your employer must get a work permit (TWV) for you first. It is free, but it takes a few weeks, and some small employers will not do it. Politicians have also debated fewer bachelor’s programmes in English, so check that yours continues.',
        year: 'undated',
        sources: ['twente-working'],
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
      'One procedure covers the entry visa (MVV) and the residence permit. Your university files it as your sponsor. You cannot apply alone.',
    steps: [
      {
        title: 'Apply and get admitted',
        text: 'Register on Studielink, then finish your application in the university’s own portal. You may have 4 active applications at a time; 2 of them may be for programmes with a fixed number of places.',
        year: 'undated',
        sources: ['studielink-deadlines'],
      },
      {
        title: 'Accept the offer and send your documents',
        text: 'The university tells you what the immigration service needs. Most universities want your visa documents in May or June.',
        year: 'undated',
        sources: ['studypath-permit'],
      },
      {
        title: 'Show your funds',
        text: 'You show €13,569.24 for the year, plus tuition. Usually you transfer the money to the university, which pays it back to you in the Netherlands. Some universities accept a scholarship, a sponsor or a bank statement.',
        year: '2026',
        sources: ['ind-amounts'],
      },
      {
        title: 'The university applies',
        text: 'It sends one application to the IND for visa and permit. The fee is €254. The university usually collects it from you.',
        year: '2026',
        sources: ['ind-fees'],
      },
      {
        title: 'Collect the MVV in India',
        text: 'After approval you give fingerprints and get the entry visa in your passport, at the Dutch mission or the visa centre.',
      },
      {
        title: 'Register at the municipality',
        text: 'Do it within 5 days of arrival if you stay longer than 4 months. You receive your citizen service number (BSN), which you need for work, tax and insurance.',
        year: '2026',
        sources: ['dutch-municipality'],
      },
      {
        title: 'Collect your residence card',
        text: 'The IND writes to you when the card is ready. Book a desk appointment. If your nationality is not exempt, you also take a tuberculosis test within 3 months; check the IND’s list for India.',
        year: '2026',
        sources: ['ind-study'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Valid passport' },
        { text: 'Admission letter and Studielink record' },
        { text: 'Proof of the transfer for tuition and living costs' },
        { text: 'Signed antecedents certificate (a statement about any criminal record)' },
        { text: 'Birth certificate with apostille, for the municipality' },
        { text: 'Diplomas and transcripts, with translation where needed' },
      ],
    },
    timing: {
      heading: 'How long it takes',
      points: [
        {
          text: 'The law gives the IND 60 days. Complete files from a recognised university often take about 2 weeks.',
          year: 'undated',
          sources: ['studypath-permit'],
        },
        {
          text: 'Watch the university’s own deadline most of all. If your documents or your transfer are late, it may move you to the next intake.',
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Tuition a year, for students from outside the EU',
        rows: [
          {
            label: 'Bachelor’s',
            value: 'about €9,000 to €20,000',
            year: '2024-25',
            source: 'study-in-nl-tuition',
          },
          {
            label: 'Master’s',
            value: 'about €12,000 to €30,000',
            year: '2024-25',
            source: 'study-in-nl-tuition',
          },
          {
            label: 'For comparison: what EU students pay',
            value: '€2,694',
            year: '2026-27',
            source: 'studypath-tuition',
          },
        ],
      },
      {
        id: 'living',
        heading: 'Living',
        rows: [
          {
            label: 'A month, all in',
            value: 'about €1,000 to €1,500',
            year: '2026',
            source: 'ind-amounts',
            note: 'Our range around the official norm. Rent decides it: rooms in Amsterdam and Utrecht are often the most expensive.',
          },
        ],
      },
      {
        id: 'funds',
        heading: 'Proof of funds',
        rows: [
          {
            label: 'For the permit',
            value: '€1,130.77 a month, €13,569.24 a year',
            year: '2026',
            source: 'ind-amounts',
            note: 'Plus tuition for the year.',
          },
          {
            label: 'An example of a transfer: NHL Stenden',
            value: '€14,000, paid back to you',
            year: 'undated',
            source: 'nhl-stenden',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Fees on the way',
        rows: [
          {
            label: 'Application fee at some institutions',
            value: 'about €75 to €100',
            year: '2024-25',
            source: 'study-in-nl-tuition',
          },
          {
            label: 'Visa and residence permit',
            value: '€254',
            year: '2026',
            source: 'ind-fees',
            note: 'It was €243 in 2025.',
          },
        ],
      },
    ],
    notes: [
      {
        text: 'Our general line that public tuition runs from €0 to €15,000 a year holds for Belgium, Luxembourg and Germany. Dutch universities often charge more.',
        year: '2024-25',
        sources: ['study-in-nl-tuition'],
      },
    ],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: 'As long as you do not work, you normally keep a private student insurance. One institution budgets about €700 a year for it.',
        year: 'undated',
        sources: ['nhl-stenden'],
      },
      {
        text: 'The day you start a job, even for 1 hour a week, or a paid internship, Dutch basic insurance becomes compulsory. You have 4 months to take it, and it counts from your first working day.',
        year: '2026',
        sources: ['cak-2026'],
      },
      {
        text: 'Basic insurance costs about €145 to €165 a month. You pay the first €385 of most care each year yourself. Students with a low income can ask for care allowance.',
        year: '2026',
        sources: ['cak-2026'],
      },
      {
        text: 'If you miss it, the fine is €529.74.',
        year: '2026',
        sources: ['cak-2026'],
      },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'You may work 16 hours a week, or full time in June, July and August. You cannot combine the two.',
        year: '2026',
        sources: ['ind-study', 'twente-working'],
      },
      {
        text: 'Your employer must hold a work permit (TWV) for you before you start. It costs nothing and takes a few weeks.',
        year: 'undated',
        sources: ['twente-working'],
      },
      { text: 'Working for yourself needs no TWV, but you must keep books and pay tax.' },
      {
        text: 'An internship that your programme requires needs no TWV. You, the university and the company sign an agreement.',
      },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'The orientation year (zoekjaar) lasts 12 months. Any job is allowed, with no work permit. You apply within 3 years of the date on your degree.',
        year: '2026',
        sources: ['ind-orientation-year', 'hague-orientation-year'],
      },
      {
        text: 'The fee is €254. It cannot be renewed. After another degree you can apply again.',
        year: '2026',
        sources: ['ind-fees', 'ind-orientation-year'],
      },
      {
        text: 'The usual next step is the highly skilled migrant permit (kennismigrant). Your employer must be a sponsor that the IND recognises. Search the public register before you apply for a job.',
      },
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      { text: 'September is the main start. Some programmes also start in February.' },
      {
        text: '15 January is the last day for bachelor’s programmes with a fixed number of places (numerus fixus).',
        year: 'undated',
        sources: ['studielink-deadlines'],
      },
      {
        text: '1 May is the general date. For students who need a visa, many programmes close much earlier, often between December and April. Read the page of each programme.',
        year: 'undated',
        sources: ['studielink-deadlines'],
      },
      {
        text: 'To keep your place, earn at least 50% of the credits each year. If you do not, the university must report it and you can lose your permit.',
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
        text: 'Delft, Leiden, Groningen, Wageningen and Enschede are compact, and everything is near by bicycle. Amsterdam and Rotterdam are large and more expensive.',
      },
      {
        icon: 'house',
        title: 'Search for a room first',
        text: 'Sign up for university housing on the day of your offer. See the room by video, check the owner, and never pay into an anonymous account.',
      },
      {
        icon: 'id-card',
        title: 'Registration is the key',
        text: 'Without a registered address you have no BSN, and without a BSN no normal bank account, salary or insurance. Ask the landlord for written consent.',
      },
      {
        icon: 'shield-check',
        title: 'A code that protects you',
        text: 'Institutions that recruit outside the EU must follow a code of conduct for international students. It also covers how they work with agents.',
      },
      {
        icon: 'compass',
        title: 'How people speak',
        text: 'The Dutch are direct. A short, honest question is welcome, from students as well. Many newcomers learn to enjoy it.',
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
  callToAction: {
    heading: 'Is the Netherlands right for you?',
    text: 'Tell us your field, your grades and your budget. We set the Dutch price beside its neighbours, so that you decide with the full cost in front of you.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  figuresNotice,
  lastChecked,
}
