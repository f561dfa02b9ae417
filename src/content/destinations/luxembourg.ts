import { countryFigures } from '@/content/countries/figures'
import type { Destination } from '@/content/destinations/types'
import { figuresNotice, lastChecked } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { paths } from '@/lib/paths'

const figures = countryFigures.luxembourg
/** Said at a glance and in the fold’s head. */
const visa = { time: 'plan 2 to 3 months', fees: '€50 + €80' }

export const luxembourg: Destination = {
  slug: 'luxembourg',
  name: 'Luxembourg',
  nameInText: 'Luxembourg',
  answers: {
    why: 'One public university, low tuition, high rent',
    visa: `${visa.time}; ${visa.fees}`,
    costs: `Tuition from ${formatEuros(figures.tuition.from)}; about ${formatEuros(Math.round(figures.funds.from))} to show`,
    work: `${figures.hours.from} hours a week on average`,
    insurance: 'Through your enrolment',
    after: `Up to ${figures.search.from} months after a master’s or PhD`,
    intakes: '1 February to 30 April',
  },
  whyChoose: {
    heading: 'Why choose Luxembourg',
    paragraphs: [
      {
        text: 'Luxembourg is a good choice if one of its programmes fits you very well. There is one public university, so you search by programme and not by city. Computer science, cyber security, finance and European law are well known.',
      },
      {
        text: 'The money works the other way round than in most countries. Tuition is close to nothing for most programmes. Rent is high. Your budget depends on finding a room, and the university cannot give one to everyone.',
      },
      {
        text: 'The country works in French, German, Luxembourgish and English, often in one meeting. Some degrees ask you to prove each language they teach in. If you speak French or German, you have a clear advantage.',
      },
    ],
  },
  atAGlance: {
    heading: 'Luxembourg at a glance',
    rows: [
      {
        label: 'Tuition, most programmes',
        value: 'about €400 to €800 a year',
        raise: true,
        year: '2026',
        source: 'my-university-2026',
        note: 'Some master’s programmes cost far more. Check the programme page.',
      },
      {
        label: 'Living costs',
        value: 'about €1,300 to €1,900 a month',
        raise: true,
        year: '2026',
        source: 'my-university-2026',
        note: 'Our range. A guide of 2026 puts rooms in the city at €900 to €1,600.',
      },
      {
        label: 'Proof of funds',
        value: 'about €1,550 a month',
        raise: true,
        year: '2026',
        source: 'guichet-immigration',
        note: 'Sources differ. Check guichet.lu for the amount on your day.',
      },
      {
        label: 'Fees for visa and permit',
        value: visa.fees,
        year: '2026',
        source: 'guichet-immigration',
      },
      {
        label: 'Time for the authorisation and visa',
        value: visa.time,
        year: '2026',
        source: 'my-university-2026',
      },
      {
        label: 'Work while studying',
        value: '15 hours a week on average in term',
        year: '2026',
        source: 'guichet-immigration',
        note: 'Full time in the holidays, with limits.',
      },
      {
        label: 'Stay to look for work',
        value: 'up to 12 months',
        year: '2026',
        source: 'guichet-after-studies',
        note: 'Only after a master’s or PhD from Luxembourg. Older sources say 9 months; check guichet.lu.',
      },
      {
        label: 'EU Blue Card salary',
        value: '€65,652 gross a year',
        year: '2026',
        source: 'guichet-blue-card',
        note: 'Since 3 March 2026.',
      },
    ],
  },
  benefits: {
    heading: 'Why Luxembourg',
    cards: [
      {
        icon: 'wallet',
        title: 'Low public tuition',
        text: 'Bachelor’s students pay €400 a semester in the first year and €200 a semester after it.',
        year: '2025',
        sources: ['studyaidhub-2025', 'my-university-2026'],
      },
      {
        icon: 'train-front',
        title: 'Free public transport',
        text: 'Buses, trams and second-class trains are free in the whole country. You can live outside the capital and pay nothing to travel.',
      },
      {
        icon: 'languages',
        title: 'Degrees in several languages',
        text: 'You study in two or three languages, and bachelor’s students spend a semester abroad.',
      },
      {
        icon: 'building-2',
        title: 'Employers next door',
        text: 'Banks and funds, the courts and offices of the European Union, space companies and technology firms are all within one small city.',
      },
      {
        icon: 'users',
        title: 'Small classes',
        text: 'The university is young and not large. You get to know your teachers, and they get to know you.',
      },
      {
        icon: 'globe',
        title: 'An international country',
        text: 'A large part of the population comes from abroad. Many of the people you meet will be newcomers like you.',
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    intro: 'Check these before the low tuition decides for you.',
    cards: [
      {
        icon: 'house',
        title: 'Rent and proof of funds',
        text: 'Both are the highest of our four countries. A guide puts shared flats at €700 to €1,000 a month in Esch and Belval, and €900 to €1,600 in the city. You must live in Luxembourg, not across the border.',
        year: '2026',
        sources: ['my-university-2026', 'guichet-immigration'],
      },
      {
        icon: 'list-checks',
        title: 'A small choice',
        text: 'One public university means few programmes. Many are bilingual, and you must prove your level in every teaching language.',
      },
      {
        icon: 'triangle-alert',
        title: 'A bachelor’s degree does not lead to the job-search permit',
        text: 'You need a master’s or a PhD from Luxembourg for it. Think about this before you choose a bachelor’s programme here.',
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
        knownFor: 'The public university: computer science, cyber security, multilingual bachelor’s degrees',
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
        knownFor: 'Public research centres: paid PhD positions rather than study places',
      },
    ],
  },
  visa: {
    heading: 'The visa, step by step',
    intro:
      'The order matters: first an authorisation to stay, then the visa, then the residence permit. You cannot start from inside Luxembourg.',
    steps: [
      {
        title: 'Get your admission',
        text: 'The University of Luxembourg ranks applicants. For a master’s you must already hold your bachelor’s degree or certificate at the deadline, and have the degree registered with the ministry.',
        year: '2024',
        sources: ['uni-lu-admissions'],
      },
      {
        title: 'Collect your documents',
        text: 'Certified copies, proof of funds and housing, and a criminal record of less than 3 months with apostille. They must be in French, German or English, or translated.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Apply for the temporary authorisation to stay',
        text: 'You send it to the Directorate of Immigration before you travel. Wait for the answer; do not book a flight yet.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Get the D visa',
        text: 'With the authorisation you apply for a long-stay visa, at the Luxembourg mission or the one that acts for it. The fee is €50.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Declare your arrival',
        text: 'Go to the commune (town hall) within 3 working days of arrival, with passport, authorisation, visa and lease.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
      {
        title: 'Take the medical check',
        text: 'You see a doctor and have an X-ray for tuberculosis. Without the result there is no permit.',
      },
      {
        title: 'Apply for the residence permit',
        text: 'Do it within 3 months of arrival. The card costs €80.',
        year: '2026',
        sources: ['guichet-immigration'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Valid passport, all pages copied and certified' },
        { text: 'Admission letter' },
        {
          text: 'Proof of funds: scholarship or loan certificate, bank statements, or a sponsor’s statement',
        },
        { text: 'Criminal record with apostille' },
        { text: 'Birth certificate and degrees; ask which of them need an apostille' },
        { text: 'Proof of a place to live, where they ask for it' },
        { text: 'Proof of health insurance' },
      ],
    },
    timing: {
      heading: 'How long it takes',
      points: [
        {
          text: 'Plan 2 to 3 months for the authorisation and the visa together.',
          year: '2026',
          sources: ['my-university-2026'],
        },
        {
          text: 'There is no commercial blocked-account system as in Germany. Bank statements must be recent and clear.',
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
            label: 'Bachelor’s, first two semesters',
            value: '€400 a semester',
            year: '2025',
            source: 'studyaidhub-2025',
          },
          {
            label: 'Bachelor’s, after that',
            value: '€200 a semester',
            year: '2025',
            source: 'studyaidhub-2025',
          },
          {
            label: 'Most master’s programmes',
            value: 'about €200 to €400 a semester',
            year: '2026',
            source: 'my-university-2026',
          },
          {
            label: 'Most programmes, in the university’s own list',
            value: '€200 a semester',
            year: '2024',
            source: 'uni-lu-admissions',
          },
          {
            label: 'Master’s in logistics and supply chain management',
            value: '€12,000 a semester, 2 semesters',
            year: '2024',
            source: 'uni-lu-supply-chain',
            note: 'An exception: read the fee on the page of your programme.',
          },
        ],
      },
      {
        id: 'living',
        heading: 'Living',
        rows: [
          {
            label: 'A month, all in',
            value: 'about €1,300 to €1,900',
            year: '2026',
            source: 'my-university-2026',
            note: 'Our range. A guide of 2026 puts rooms in the city at €900 to €1,600.',
          },
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
            note: 'Places are limited and not guaranteed.',
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
            label: 'For the authorisation',
            value: 'about €1,550 a month, about €18,666 a year',
            year: '2026',
            source: 'guichet-immigration',
            note: 'The rule is 80% of the social inclusion income (REVIS), which changes. Check guichet.lu.',
          },
          {
            label: 'What the university’s page still shows',
            value: '€1,805.56 a month',
            year: 'undated',
            source: 'uni-lu-living-costs',
            note: 'From the index of 2021. We name it because you may find it.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Fees on the way',
        rows: [
          {
            label: 'Application to the university',
            value: '€50 for each programme',
            year: '2025',
            source: 'studyaidhub-2025',
            note: 'Deducted if you enrol, not refunded if you are rejected.',
          },
          { label: 'D visa', value: '€50', year: '2026', source: 'guichet-immigration' },
          { label: 'Residence permit', value: '€80', year: '2026', source: 'guichet-immigration' },
        ],
      },
    ],
    notes: [
      {
        text: 'A rental deposit may be no more than 2 months’ rent, and agency fees are shared with the landlord. Keep this money ready for your first month.',
        year: '2024',
        sources: ['luxembourg-rent-law'],
      },
    ],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: 'Health insurance is compulsory. If you have no valid cover, you pay a student insurance fee with your enrolment and are then covered by the national fund, CNS.',
        year: '2025',
        sources: ['uni-lu-insurance'],
      },
      {
        text: 'Until your number is active, you pay the doctor yourself. Keep each receipt and send it to CNS.',
      },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'You may work 15 hours a week on average in term, about 60 hours a month.',
        year: '2026',
        sources: ['guichet-immigration', 'uni-lu-working'],
      },
      {
        text: 'In the holidays you may work full time. The special student contract is for people under 27 and for 2 months a year at most.',
        year: 'undated',
        sources: ['uni-lu-working'],
      },
      { text: 'Your student permit is also your work permit. The employer asks for nothing more.' },
      {
        text: 'Many student jobs ask for French. English alone is enough in some offices and at the university.',
      },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'After a master’s or PhD from Luxembourg you can ask for a permit to look for work or start a business: up to 12 months, not renewable, by a law of 2023. Older pages still say 9 months. Check guichet.lu.',
        year: '2026',
        sources: ['guichet-after-studies', 'luxrelo-2018'],
      },
      {
        text: 'Apply at least 30 days before your student card ends. If the card has expired, the right is lost.',
        year: '2026',
        sources: ['guichet-after-studies'],
      },
      {
        text: 'The short way after a master’s or PhD from Luxembourg: a job linked to your studies, paid at least the minimum wage for qualified work, turns this permit into one for salaried workers. Nobody first checks whether a local candidate is available. Guichet.lu calls it a simplified procedure for graduates.',
        year: '2026',
        sources: ['luxembourg-law-2023', 'guichet-after-studies'],
      },
      {
        text: 'The EU Blue Card is the second way. For any other job, the third: the employer declares the vacancy to ADEM, the employment agency. For jobs on its shortage list the answer comes faster.',
        year: '2026',
        sources: ['guichet-blue-card', 'adem-2026'],
      },
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      { text: 'Classes start in the middle of September. Few programmes start in February.' },
      {
        text: 'Applicants from outside the EU usually have from 1 February to 30 April. Some master’s programmes close earlier.',
        year: '2025',
        sources: ['uni-lu-admissions', 'studyaidhub-2025'],
      },
      {
        text: 'Apply for a place in a university residence as soon as the form opens. Do not wait for your visa.',
      },
    ],
  },
  highlights: {
    heading: 'Life and work in Luxembourg',
    cards: [
      {
        icon: 'map-pin',
        title: 'Belval',
        text: 'The main campus stands on the ground of an old steelworks in Esch-sur-Alzette, with labs, housing and a concert hall around it.',
      },
      {
        icon: 'briefcase',
        title: 'Where the jobs are',
        text: 'Funds, banking, audit, law, information technology, logistics and space. Most offices are in Luxembourg City and on the Kirchberg.',
      },
      {
        icon: 'house',
        title: 'An address that counts',
        text: 'A hotel or a short rental cannot be your registered address. Read the lease before you pay a deposit.',
      },
      {
        icon: 'plane',
        title: 'Neighbours on all sides',
        text: 'Trier, Metz and the Belgian Ardennes are short trips. Many people who work here cross a border every day; as a student you may not live there.',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'Guichet.lu: immigration', url: 'https://guichet.public.lu/en/citoyens/immigration.html' },
      { name: 'University of Luxembourg: admissions', url: 'https://www.uni.lu/en/admissions/' },
      { name: 'University of Luxembourg: student life', url: 'https://www.uni.lu/life-en/' },
      { name: 'ADEM, the employment agency', url: 'https://adem.public.lu' },
      { name: 'CNS, the health fund', url: 'https://cns.public.lu/en' },
      {
        name: 'EU Immigration Portal: students in Luxembourg',
        url: 'https://immigration-portal.ec.europa.eu/luxembourg-student_en',
      },
    ],
  },
  callToAction: {
    heading: 'Is Luxembourg right for you?',
    text: 'Tell us your degree and the languages you speak. We check whether a programme fits, and what the first months would really cost you.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  figuresNotice,
  lastChecked,
}
