import {
  dayName,
  deadlines,
  germanVisaLimits,
  lastDayForSummer,
  safeApplications,
  tooLateForVisa,
} from '@/content/countries/deadlines'
import { countryFigures, oneOffFee } from '@/content/countries/figures'
import { graduatePermits } from '@/content/countries/graduate-permits'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { apsTime, waits, waitText } from '@/content/countries/waits'
import { countryCount } from '@/content/destinations'
import type { Destination } from '@/content/destinations/types'
import { furtherQuestions } from '@/content/destinations/words'
import { inRupees, rupeesFirst } from '@/content/exchange-rate'
import { euroRange, formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'
import { MONTHS_A_YEAR } from '@/lib/month'
import { paths } from '@/lib/paths'
import { yearlyPay } from '@/lib/pay'

const figures = countryFigures.germany
const apsFee = formatRupees(repeatedFigures.apsFee)
const fees = { visa: oneOffFee('germany', 'visa'), card: oneOffFee('germany', 'residencePermit') }
const fundsAMonth = formatEuros(figures.funds.from / MONTHS_A_YEAR)

export const germany: Destination = {
  slug: 'germany',
  hero: {
    lead: `Public universities without tuition in most states, many jobs in engineering and IT, and the longest time to look for work of our ${countryCount} countries. The price is planning: papers, account and visa take months.`,
    action: { label: 'Ask us about Germany', to: paths.contact },
  },
  answers: {
    visa: `APS (${apsFee}) first; visa and permit ${inRupees(fees.visa + fees.card)}`,
    costs: `No tuition in most states; savings of ${inRupees(figures.funds.from)}`,
    work: '140 full or 280 half days a year',
    insurance: 'Public student insurance, by the month',
    after: `Up to ${figures.searchYear.from} months to look for work`,
    intakes: `October: apply by ${dayName(safeApplications.germany)} to be safe, if the portal is open; ${dayName(germanVisaLimits.winter)} at the latest. April: ${lastDayForSummer} at the latest`,
  },
  whyChoose: {
    heading: 'Why choose Germany',
    paragraphs: [
      {
        text: 'In most states a public university charges no tuition, to Indian students as well. The small contribution often includes a transport ticket.',
      },
      {
        text: 'Universities teach theory; universities of applied sciences teach for practice.',
      },
    ],
  },
  atAGlance: {
    heading: 'Germany at a glance',
    rows: [
      {
        label: 'Public tuition in most states',
        value: '€0',
        year: 'undated',
        source: 'study-in-germany',
        note: 'Plus a contribution each semester.',
      },
      {
        label: 'Semester contribution with the nationwide ticket',
        value: 'about €280 to €400 a semester',
        rupeesFirst: true,
        year: '2025-26',
        source: 'studis-online-ticket',
        note: 'Our arithmetic: the ticket is €208.80; €226.80 in 2026.',
      },
      {
        label: 'Contribution without a ticket, TH Deggendorf',
        value: '€82 a semester',
        rupeesFirst: true,
        year: 'undated',
        source: 'deggendorf-contribution',
      },
      {
        label: 'Tuition in Baden-Württemberg (non-EU)',
        value: '€1,500 a semester',
        rupeesFirst: true,
        year: 'undated',
        source: 'baden-wuerttemberg-tuition',
        note: 'In April 2023 the governing parties said they would end it; check.',
      },
      {
        label: 'Living costs',
        value: `about ${euroRange(figures.living)} a month`,
        rupeesFirst: true,
        year: '2026',
        source: 'bafoeg-rate',
        note: `Our range; the visa asks for ${fundsAMonth}.`,
      },
      {
        label: 'Proof of funds (blocked account)',
        value: `${formatEuros(figures.funds.from)} a year`,
        rupeesFirst: true,
        year: figures.funds.year,
        source: figures.funds.source,
        note: `${fundsAMonth} a month since 1 September 2024. It follows the student support rate.`,
      },
      {
        label: 'APS certificate: the check of your degree',
        value: apsFee,
        year: '2022',
        source: 'indian-express-2022-11',
        note: `The same in a guide of April 2026 (Leap Scholar). About ${apsTime}.`,
      },
      {
        label: 'Fees for visa and permit',
        value: formatEuros(fees.visa + fees.card),
        rupeesFirst: true,
        year: '2026',
        source: 'germany-residence-fees',
        note: `The visa ${formatEuros(fees.visa)}, the permit ${formatEuros(fees.card)}.`,
      },
      {
        label: 'Work while studying',
        value: '140 full or 280 half days a year',
        year: '2026',
        source: 'germany-residence-act',
        note: `Or ${figures.hours.from} hours a week in term.`,
      },
      {
        label: 'Stay to look for work',
        value: `up to ${figures.searchYear.from} months`,
        year: figures.searchYear.year,
        source: figures.searchYear.source,
      },
      {
        label: 'EU Blue Card salary',
        value: '€50,700 gross a year',
        rupeesFirst: true,
        year: '2026',
        source: 'make-it-blue-card',
        note: `${formatEuros(yearlyPay(graduatePermits.germany.pay))} for shortage jobs and recent graduates.`,
      },
      {
        label: 'Skilled-worker permit below that',
        value: 'no general minimum salary',
        year: '2026',
        source: 'germany-residence-act',
        note: 'Under age 45; the job must fit your degree. Other permits exist; ask.',
      },
    ],
  },
  benefits: {
    heading: 'Six reasons',
    cards: [
      {
        icon: 'wallet',
        title: 'No tuition in most states',
        text: 'Your main cost is living.',
      },
      {
        icon: 'clock',
        title: 'Time to find the right job',
        text: `The longest search time of the ${countryCount}, with any job allowed.`,
      },
      {
        icon: 'briefcase',
        title: 'Engineering and IT',
        text: 'Cars, machines, chips, energy and software, also in small towns.',
      },
      {
        icon: 'calendar',
        title: 'Two intakes',
        text: 'October, and April for some programmes: a missed deadline need not cost you a year.',
      },
      {
        icon: 'graduation-cap',
        title: 'Paid work beside your degree',
        text: 'Student assistants at universities, working students in companies.',
      },
      {
        icon: 'users',
        title: 'Many students from India',
        text: 'About 60,000 were enrolled.',
        year: '2025',
        sources: ['business-today-2025-10'],
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    cards: [
      {
        icon: 'calendar',
        title: 'Long lead times',
        text: `In India, waits of ${waitText(waits.germanAppointment)} for a visa appointment are common.`,
        year: '2026',
        sources: ['yourweg-2026-05'],
      },
      {
        icon: 'languages',
        title: 'German for life and most jobs',
        text: 'Offices, housing and most jobs need it. Plan to reach level B1.',
      },
      {
        icon: 'triangle-alert',
        title: 'Refusals and private offers',
        text: 'About 25% of applications from India are refused, the ambassador said. He linked this to agents who earn on private universities.',
        year: '2025',
        sources: ['business-today-2025-10'],
      },
    ],
  },
  universities: {
    heading: 'Universities to look at',
    intro: 'A starting list, not a ranking.',
    list: [
      {
        name: 'Technical University of Munich (TUM)',
        city: 'Munich',
        knownFor: 'Engineering, computer science, management; charges tuition',
      },
      {
        name: 'RWTH Aachen',
        city: 'Aachen',
        knownFor: 'Mechanical, production and automotive engineering',
      },
      {
        name: 'Heidelberg University',
        city: 'Heidelberg',
        knownFor: 'Medicine and life sciences; Baden-Württemberg fee',
      },
      { name: 'LMU Munich', city: 'Munich', knownFor: 'Natural sciences, economics' },
      { name: 'TU Berlin', city: 'Berlin', knownFor: 'Computer science, transport, energy' },
      {
        name: 'Karlsruhe Institute of Technology (KIT)',
        city: 'Karlsruhe',
        knownFor: 'Engineering and informatics; Baden-Württemberg fee',
      },
      {
        name: 'University of Stuttgart',
        city: 'Stuttgart',
        knownFor: 'Aerospace and automotive engineering; Baden-Württemberg fee',
      },
      { name: 'TU Dresden', city: 'Dresden', knownFor: 'Microelectronics, materials' },
    ],
  },
  visa: {
    heading: 'The visa, step by step',
    intro: 'Keep this order.',
    steps: [
      {
        title: 'Get your APS certificate',
        text: `The Academic Evaluation Centre (APS) checks Indian degrees for ${apsFee}, compulsory since 1 November 2022.`,
        year: '2022',
        sources: ['indian-express-2022-11', 'german-missions-2022-10'],
      },
      {
        title: 'Apply to universities',
        text: 'Apply directly or through uni-assist. Many want the APS certificate with the application.',
      },
      {
        title: 'Book the visa appointment',
        text: `Do it at once after the admission: you wait ${waitText(waits.germanAppointment)}. Slots are free; never buy one.`,
        year: '2026',
        sources: ['yourweg-2026-05'],
      },
      {
        title: 'Open a blocked account',
        text: `Pay in ${rupeesFirst(figures.funds.from)}; you get it back month by month. A scholarship, a sponsor’s formal obligation or a bank guarantee also counts.`,
        year: '2026',
        sources: ['bafoeg-rate'],
      },
      {
        title: 'Arrange health insurance',
        text: 'Travel cover for the first days, then student insurance.',
      },
      {
        title: 'Apply for the national visa',
        text: `Fill in the form on the Consular Services Portal. The fee is ${rupeesFirst(fees.visa)}; the visa centre adds its own.`,
        year: '2026',
        sources: ['germany-residence-fees'],
      },
      {
        title: 'Register your address',
        text: 'Do it within 14 days (Anmeldung). Your landlord signs a form for it.',
        year: '2026',
        sources: ['germany-registration-act'],
      },
      {
        title: 'Get your residence permit',
        text: `Book the foreigners’ office early. The card costs ${rupeesFirst(fees.card)}.`,
        year: '2026',
        sources: ['germany-residence-fees'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Passport, photos, form, APS certificate, admission letter' },
        { text: 'Proof of funds and of health insurance' },
        { text: 'Degrees, transcripts, CV, motivation letter' },
        {
          text: 'Sworn translations, where asked. German offices generally do not accept an Indian apostille',
        },
      ],
    },
    timing: {
      heading: 'Time and refusals',
      points: [
        {
          text: `After the appointment count ${waitText(waits.germanVisa)} for the decision; sources differ.`,
          year: '2026',
          sources: ['yourweg-2026-05', 'leap-scholar-2026-04'],
        },
        {
          text: 'Since 1 July 2025 you cannot object at the mission (remonstration). Apply again, or go to the Berlin Administrative Court within 1 month, in German.',
          year: '2025',
          sources: ['germany-refusal-2025-12'],
        },
        {
          text: 'Class 12 alone often opens no German bachelor’s degree. You may need university credits, JEE Advanced or a preparatory year (Studienkolleg).',
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Where tuition is charged',
        rows: [
          {
            label: 'TU Munich, bachelor’s, non-EU',
            value: `${formatEuros(repeatedFigures.munich.from)} to €3,000 a semester`,
            year: '2024-25',
            source: 'tum-tuition',
            note: 'Since winter 2024/25.',
          },
          {
            label: 'TU Munich, master’s, non-EU',
            value: `€4,000 to ${formatEuros(repeatedFigures.munich.to)} a semester`,
            year: '2024-25',
            source: 'tum-tuition',
            note: 'Since winter 2024/25.',
          },
          {
            label: 'TH Ingolstadt, service fee, non-EU',
            value: `${formatEuros(repeatedFigures.serviceFee)} a semester`,
            year: '2024-25',
            source: 'thi-service-fee',
            note: 'Since winter 2024/25.',
          },
          {
            label: 'TH Deggendorf, service fee, non-EU',
            value: `${formatEuros(repeatedFigures.serviceFee)} a semester`,
            year: '2025-26',
            source: 'deggendorf-service-fee',
            note: 'Since winter 2025/26, and €60 for applying.',
          },
          {
            label: 'A private university, the ambassador’s example',
            value: 'about €10,000',
            year: '2025',
            source: 'business-today-2025-10',
          },
        ],
      },
      {
        id: 'living',
        heading: 'Rent',
        rows: [
          {
            label: 'Room in a shared flat, on average',
            value: '€489 a month',
            year: '2024',
            source: 'mmi-2024',
            note: 'Munich €790, Frankfurt €680, Berlin €650, Hamburg €620, Jena €328.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Fees on the way',
        rows: [
          {
            label: 'uni-assist',
            value: '€75 for the first, €30 for each further course',
            year: 'undated',
            source: 'uni-assist-fees',
            note: 'Per semester.',
          },
          {
            label: 'The visa fee, paid in India',
            value: 'about ₹8,300',
            year: '2026',
            source: 'yourweg-2026-05',
            note: 'In May 2026.',
          },
        ],
      },
    ],
    notes: [
      {
        text: 'Universities in Saxony may charge too, and few do. Read the page of your programme.',
      },
    ],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: `Public student insurance costs ${euroRange(repeatedFigures.insurance.germany)} a month with TK. The student rate ends at the age of 30.`,
        year: '2026',
        sources: ['tk-2026'],
      },
      {
        text: 'Do not leave it for a cheap private plan without advice: you cannot go back during your degree.',
      },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'Jobs as a student or research assistant at your university do not count towards the limit.',
        year: 'undated',
        sources: ['augsburg-working'],
      },
      {
        text: 'The minimum wage is €13.90 an hour, and €14.60 from 1 January 2027.',
        year: '2026',
        sources: ['germany-minimum-wage'],
      },
      { text: 'Freelance work needs permission from the foreigners’ office.' },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'A graduate can get a settlement permit after 24 months in skilled work, with B1 German. With a Blue Card: 27 months, or 21 with B1.',
        year: '2026',
        sources: ['germany-residence-act'],
      },
      {
        text: 'Citizenship: after 5 years of residence, on conditions.',
        year: '2026',
        sources: ['germany-nationality-act'],
      },
      {
        text: `With a degree from India: the Opportunity Card (Chancenkarte), 1 year to search, at least 6 points, ${formatEuros(repeatedFigures.opportunityCard)} a month in funds.`,
        year: '2026',
        sources: ['make-it-opportunity-card'],
      },
      furtherQuestions,
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      {
        text: `International master’s programmes often close between November and May: robotics at RWTH Aachen on ${dayName(deadlines.aachen)}.`,
        year: 'undated',
        sources: ['study-in-germany', 'rwth-application'],
      },
      {
        text: `Many other programmes close on ${dayName(deadlines.germanWinter)} for October. Even with the shortest waits ${tooLateForVisa.winter}.`,
        year: 'undated',
        sources: ['study-in-germany'],
      },
      {
        text: `For April many close on ${dayName(deadlines.germanSummer)}. Even with the shortest waits ${tooLateForVisa.summer}.`,
        year: 'undated',
        sources: ['study-in-germany'],
      },
      {
        text: 'We count 4 to 6 weeks for the reply, our estimate. We found no opening day: ask the university when its portal opens and when it decides.',
        ours: true,
      },
      {
        text: 'Send documents to uni-assist 4 to 6 weeks before the deadline.',
        year: 'undated',
        sources: ['uni-assist-fees'],
      },
    ],
  },
  highlights: {
    heading: 'Life and work in Germany',
    cards: [
      {
        icon: 'map-pin',
        title: 'Student cities',
        text: 'Aachen, Karlsruhe, Darmstadt, Dresden and Leipzig are often cheaper than Munich, Hamburg or Berlin.',
      },
      {
        icon: 'house',
        title: 'Finding a room',
        text: 'Rooms are scarce in big cities. Ask the student services (Studierendenwerk) early.',
      },
      {
        icon: 'search',
        title: 'Check the university first',
        text: 'Look it up on hochschulkompass.de. A campus in Germany does not always give a German degree.',
        sources: ['business-today-2025-10'],
        year: '2025',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'DAAD', url: 'https://www.daad.de/en' },
      { name: 'Study in Germany', url: 'https://www.study-in-germany.de/en' },
      { name: 'Make it in Germany', url: 'https://www.make-it-in-germany.com/en' },
      { name: 'APS', url: 'https://aps-india.de' },
      { name: 'uni-assist', url: 'https://www.uni-assist.de/en' },
      { name: 'German missions in India', url: 'https://india.diplo.de' },
      { name: 'anabin database', url: 'https://www.anabin.kmk.org' },
      { name: 'Hochschulkompass', url: 'https://www.hochschulkompass.de' },
    ],
  },
  article: 'hidden-costs-studying-abroad',
  closing: {
    heading: 'Planning Germany? Start with the calendar.',
    text: 'Tell us when you want to begin. We say if this intake is still possible.',
    action: { label: 'Contact us', to: paths.contact },
  },
}
