import { dayName, deadlines } from '@/content/countries/deadlines'
import { countryFigures, oneOffFee } from '@/content/countries/figures'
import { tuitions } from '@/content/countries/tuitions'
import { waits, waitText } from '@/content/countries/waits'
import { countryCount } from '@/content/destinations'
import type { Destination } from '@/content/destinations/types'
import { furtherQuestions } from '@/content/destinations/words'
import { inRupees, rupeesFirst } from '@/content/exchange-rate'
import { euroRange, formatEuros } from '@/lib/euros'
import { paths } from '@/lib/paths'

const figures = countryFigures.luxembourg
const { bachelor, master } = tuitions.luxembourg
const fees = { visa: oneOffFee('luxembourg', 'visa'), card: oneOffFee('luxembourg', 'residencePermit') }
/** The time for a visa, in the overview and in the fold’s head. */
const visaTime = `plan ${waitText(waits.luxembourgAuthorisation)}`

export const luxembourg: Destination = {
  slug: 'luxembourg',
  hero: {
    lead: 'Very low tuition at one public university, degrees in two or three languages, and employers in finance, law, space and technology. Living here is expensive, and the choice of programmes is small.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  answers: {
    visa: `${visaTime}; fees ${inRupees(fees.visa + fees.card)}`,
    costs: `Tuition from ${inRupees(figures.tuition.from)} a year; the rent decides`,
    work: `${figures.hours.from} hours a week on average`,
    insurance: 'Through your enrolment',
    after: `Up to ${figures.searchYear.from} months after a master’s or PhD`,
    intakes: `${dayName(deadlines.luxembourgOpens)} to ${dayName(deadlines.luxembourg)}`,
  },
  whyChoose: {
    heading: 'Why choose Luxembourg',
    paragraphs: [
      {
        text: 'A good choice if one of its programmes fits you: computer science, cyber security, finance, European law.',
      },
      {
        text: 'Tuition is low, rent is high. The university cannot give a room to everyone.',
      },
      {
        text: 'At work, French or German is a clear advantage.',
      },
    ],
  },
  atAGlance: {
    heading: 'Luxembourg at a glance',
    rows: [
      {
        label: 'Tuition, most master’s programmes',
        value: `${formatEuros(master.low.from)} a year`,
        rupeesFirst: true,
        year: master.low.year,
        source: master.low.source,
        note: 'Some cost far more.',
      },
      {
        label: 'Tuition, bachelor’s, the first year',
        value: `${formatEuros(bachelor.low.from)} a year`,
        rupeesFirst: true,
        year: bachelor.low.year,
        source: bachelor.low.source,
        note: 'For later years sources differ: plan for the same.',
      },
      {
        label: 'Living costs',
        value: `about ${euroRange(figures.living)} a month`,
        rupeesFirst: true,
        year: '2026',
        source: 'my-university-2026',
        note: 'Our range. A guide puts rooms in the city at €900 to €1,600.',
      },
      {
        label: 'Proof of funds for the visa',
        value: `about ${formatEuros(Math.floor(figures.funds.from))} a year`,
        rupeesFirst: true,
        year: figures.funds.year,
        source: figures.funds.source,
        note: 'About €1,550 a month, 80% of the social inclusion income (REVIS). Sources differ: check guichet.lu.',
      },
      {
        label: 'Fees for visa and permit',
        value: formatEuros(fees.visa + fees.card),
        rupeesFirst: true,
        year: '2026',
        source: 'guichet-immigration',
        note: `The visa ${formatEuros(fees.visa)}, the card ${formatEuros(fees.card)}.`,
      },
      {
        label: 'Time for the authorisation and visa',
        value: visaTime,
        year: '2026',
        source: 'my-university-2026',
      },
      {
        label: 'Work while studying',
        value: `${figures.hours.from} hours a week on average in term`,
        year: figures.hours.year,
        source: figures.hours.source,
        note: 'Full time in the holidays, with limits.',
      },
      {
        label: 'Stay to look for work',
        value: `up to ${figures.searchYear.from} months`,
        year: figures.searchYear.year,
        source: figures.searchYear.source,
        note: 'Only after a master’s or PhD from Luxembourg.',
      },
      {
        label: 'Salaried-worker permit, job linked to your degree',
        value: '€3,325.60 gross a month',
        rupeesFirst: true,
        year: '2026',
        source: 'ccss-2026',
        note: 'The minimum wage for qualified work, after such a degree.',
      },
      {
        label: 'EU Blue Card salary',
        value: '€65,652 gross a year',
        rupeesFirst: true,
        year: '2026',
        source: 'guichet-blue-card',
        note: '€47,174 for shortage occupations.',
      },
    ],
  },
  benefits: {
    heading: 'Six reasons',
    cards: [
      {
        icon: 'wallet',
        title: 'Low public tuition',
        text: 'For most programmes only Germany asks for less tuition.',
      },
      {
        icon: 'train-front',
        title: 'Free public transport',
        text: 'Buses, trams and second-class trains are free in the whole country.',
      },
      {
        icon: 'languages',
        title: 'Degrees in several languages',
        text: 'You study in two or three, and bachelor’s students spend a semester abroad.',
      },
      {
        icon: 'building-2',
        title: 'Employers next door',
        text: 'Banks, funds, institutions of the European Union, space and technology firms.',
      },
      {
        icon: 'users',
        title: 'Small classes',
        text: 'In a young, small university you know your teachers.',
      },
      {
        icon: 'globe',
        title: 'An international country',
        text: 'Many people you meet are newcomers like you.',
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    cards: [
      {
        icon: 'house',
        title: 'Rent',
        text: `It is the highest of our ${countryCount} countries, and you must live in Luxembourg, not across the border.`,
      },
      {
        icon: 'list-checks',
        title: 'A small choice',
        text: 'One public university means few programmes. Many want proof of your level in every teaching language.',
      },
      {
        icon: 'triangle-alert',
        title: 'A bachelor’s degree does not lead to the job-search permit',
        text: 'You need a master’s or a PhD from Luxembourg for it.',
      },
    ],
  },
  universities: {
    heading: 'Institutions to look at',
    intro: 'A starting list, not a ranking.',
    list: [
      {
        name: 'University of Luxembourg',
        city: 'Belval, Kirchberg and Limpertsberg',
        knownFor: 'The public university: computer science, cyber security, multilingual bachelor’s',
      },
      {
        name: 'Faculty of Law, Economics and Finance (University of Luxembourg)',
        city: 'Luxembourg City',
        knownFor: 'Finance, European law; read the fee of each programme',
      },
      {
        name: 'LUNEX',
        city: 'Differdange',
        knownFor: 'Private: physiotherapy, sport management',
      },
      {
        name: 'Luxembourg School of Business',
        city: 'Luxembourg City',
        knownFor: 'Private: management and MBA',
      },
      {
        name: 'Sacred Heart University Luxembourg',
        city: 'Luxembourg City',
        knownFor: 'Private, from the United States: MBA',
      },
      {
        name: 'LIST, LIH and LISER',
        city: 'Belval and Strassen',
        knownFor: 'Research centres: paid PhD positions',
      },
    ],
  },
  visa: {
    heading: 'The visa, step by step',
    intro: 'Keep the order. You cannot start from inside Luxembourg.',
    steps: [
      {
        title: 'Get your admission',
        text: 'For a master’s you must hold your bachelor’s degree at the deadline, and have it registered with the ministry.',
        year: '2024',
        sources: ['uni-lu-admissions'],
      },
      {
        title: 'Collect your documents',
        text: 'They must be in French, German or English. A criminal record must be less than 3 months old, with apostille.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Apply for the temporary authorisation to stay',
        text: 'Send it to the Directorate of Immigration: for a master’s the complete file must arrive by post before July. Wait for the answer before you book a flight.',
        year: deadlines.luxembourgFile.year,
        sources: [deadlines.luxembourgFile.source],
      },
      {
        title: 'Get the D visa',
        text: `Apply at the Luxembourg mission, or the one that acts for it. The fee is ${rupeesFirst(fees.visa)}.`,
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Declare your arrival',
        text: 'Go to the town hall (commune) within 3 working days, with visa and lease.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Take the medical check',
        text: 'You see a doctor and have an X-ray for tuberculosis. Without it there is no permit.',
      },
      {
        title: 'Apply for the residence permit',
        text: `Do it within 3 months of arrival. The card costs ${rupeesFirst(fees.card)}.`,
        year: '2026',
        sources: ['guichet-immigration'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Valid passport, all pages copied and certified' },
        { text: 'Admission letter, degrees, birth certificate; ask which need an apostille' },
        {
          text: 'Proof of funds: scholarship or loan certificate, recent bank statements, or a sponsor’s statement',
        },
        { text: 'Criminal record, health insurance, and a place to live where they ask for it' },
      ],
    },
    timing: {
      heading: 'Funds and refusals',
      points: [
        { text: 'There is no commercial blocked account as in Germany.' },
        {
          text: 'Refused? You normally have 3 months to appeal to the Administrative Tribunal, through a lawyer. Check guichet.lu.',
          year: 'undated',
          sources: ['guichet-appeal'],
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Tuition, a semester',
        rows: [
          {
            label: 'Bachelor’s, first two semesters',
            value: '€400',
            year: '2025',
            source: 'studyaidhub-2025',
            note: 'Then €200 by this guide, €400 by one bachelor’s page of Uni.lu (2026).',
          },
          {
            label: 'Refund of tuition that you have paid',
            value: 'none',
            year: 'undated',
            source: 'uni-lu-payment',
          },
          {
            label: 'Most programmes, in the university’s own list',
            value: '€200',
            year: '2024',
            source: 'uni-lu-admissions',
          },
          {
            label: 'Master’s in logistics and supply chain management',
            value: '€12,000',
            year: '2024',
            source: 'uni-lu-supply-chain',
            note: 'For each of two semesters; an exception.',
          },
          {
            label: 'Master’s in parliamentary studies',
            value: '€750',
            year: '2025',
            source: 'uni-lu-parliamentary',
            note: 'Four semesters; an exception, too.',
          },
        ],
      },
      {
        id: 'living',
        heading: 'Living',
        rows: [
          {
            label: 'To bring for the start, says the university',
            value: 'about €1,900',
            year: 'undated',
            source: 'uni-lu-living-costs',
          },
          {
            label: 'University residence',
            value: '€400 to more than €1,000 a month',
            year: 'undated',
            source: 'uni-lu-living-costs',
            note: 'Places are not guaranteed.',
          },
          {
            label: 'Shared flat, Esch and Belval',
            value: '€700 to €1,000 a month',
            year: '2026',
            source: 'my-university-2026',
          },
        ],
      },
      {
        id: 'funds',
        heading: 'Proof of funds',
        rows: [
          {
            label: 'What the university’s page still shows',
            value: '€1,805.56 a month',
            year: 'undated',
            source: 'uni-lu-living-costs',
            note: 'From the index of 2021.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Applications',
        rows: [
          {
            label: 'Each programme at the university',
            value: '€50',
            year: '2025',
            source: 'studyaidhub-2025',
            note: 'Deducted if you enrol; else not refunded.',
          },
        ],
      },
    ],
    notes: [
      {
        text: 'A rental deposit may be no more than 2 months’ rent; agency fees are shared.',
        year: '2024',
        sources: ['luxembourg-rent-law'],
      },
    ],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: 'It is compulsory. Without valid cover you pay a fee with your enrolment, and the national health fund (CNS) covers you.',
        year: '2025',
        sources: ['uni-lu-insurance'],
      },
      { text: 'Until your number is active, pay the doctor yourself and send the receipts to CNS.' },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'The 15 hours a week are an average, about 60 hours a month.',
        year: '2026',
        sources: ['guichet-immigration', 'uni-lu-working'],
      },
      {
        text: 'Full-time student contracts in the holidays are for people under 27, 2 months a year at most.',
        year: 'undated',
        sources: ['uni-lu-working'],
      },
      { text: 'Your student permit is also your work permit.' },
      { text: 'Many student jobs ask for French.' },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'After a master’s or PhD, a job linked to your studies turns the search permit into one for salaried workers. Guichet.lu calls it a simplified procedure.',
        year: '2026',
        sources: ['luxembourg-law-2023', 'guichet-after-studies'],
      },
      {
        text: 'The EU Blue Card is the second way. For any other job the employer must first advertise it with the job agency (ADEM); this is quicker for shortage jobs.',
        year: '2026',
        sources: ['guichet-blue-card', 'adem-2026'],
      },
      furtherQuestions,
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      {
        text: 'Classes start in the middle of September, a few in February.',
      },
      {
        text: `At the University of Luxembourg some programmes close before ${dayName(deadlines.luxembourg)}: the bachelor’s for radiology assistants on ${dayName(deadlines.luxembourgRadiology)}.`,
        year: '2026',
        sources: ['studyaidhub-2025', 'uni-lu-radiology'],
      },
      { text: 'Apply for a university residence as soon as the form opens, before the visa.' },
    ],
  },
  highlights: {
    heading: 'Life and work in Luxembourg',
    cards: [
      {
        icon: 'map-pin',
        title: 'Belval',
        text: 'The main campus stands on an old steelworks in Esch-sur-Alzette, with labs and housing.',
      },
      {
        icon: 'house',
        title: 'An address that counts',
        text: 'A hotel or a short rental cannot be your registered address. Read the lease before you pay.',
      },
      {
        icon: 'plane',
        title: 'Neighbours on all sides',
        text: 'Trier, Metz and the Belgian Ardennes are short trips.',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'Guichet.lu: immigration', url: 'https://guichet.public.lu/en/citoyens/immigration.html' },
      { name: 'University of Luxembourg: admissions', url: 'https://www.uni.lu/en/admissions/' },
      { name: 'University of Luxembourg: student life', url: 'https://www.uni.lu/life-en/' },
      { name: 'ADEM, the job agency', url: 'https://adem.public.lu' },
      { name: 'CNS, the national health fund', url: 'https://cns.public.lu/en' },
      {
        name: 'EU Immigration Portal: students in Luxembourg',
        url: 'https://immigration-portal.ec.europa.eu/luxembourg-student_en',
      },
    ],
  },
  article: 'hidden-costs-studying-abroad',
  closing: {
    heading: 'Is Luxembourg right for you?',
    text: 'Tell us your degree and the languages you speak. We check whether a programme fits.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
}
