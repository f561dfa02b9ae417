import { countryFigures } from '@/content/countries/figures'
import type { Destination } from '@/content/destinations/types'
import { figuresNotice, lastChecked } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { paths } from '@/lib/paths'

const figures = countryFigures.germany
/** Said at a glance and in the fold’s head. */
const visa = { fees: '€75 + €100' }

export const germany: Destination = {
  slug: 'germany',
  name: 'Germany',
  nameInText: 'Germany',
  answers: {
    why: 'No tuition in most states',
    visa: `APS first; ${visa.fees}`,
    costs: `No tuition in most states; ${formatEuros(figures.funds.from)} to show`,
    work: '140 full or 280 half days a year',
    insurance: 'Public student insurance, by the month',
    after: `Up to ${figures.search.from} months to look for work`,
    intakes: '15 July for winter, 15 January for summer',
  },
  whyChoose: {
    heading: 'Why choose Germany',
    paragraphs: [
      {
        text: 'In most German states a public university charges no tuition, to Indian students as well. You pay a small contribution each semester, which often includes a ticket for local transport.',
      },
      {
        text: 'Germany has several hundred recognised institutions. Universities do research and teach theory. Universities of applied sciences teach for practice and have strong ties with companies. Employers value both.',
      },
      {
        text: 'What an agent recommends is not always what suits you. The German ambassador in India has warned students that agents earn money when they send them to private universities. You can apply to public universities yourself, or with an adviser whom you pay.',
        year: '2025',
        sources: ['business-today-2025-10'],
      },
    ],
  },
  atAGlance: {
    heading: 'Germany at a glance',
    rows: [
      {
        label: 'Public tuition in most states',
        value: '€0, plus about €150 to €350 a semester',
        raise: true,
        year: 'undated',
        source: 'study-in-germany',
        note: 'The contribution often includes a transport ticket.',
      },
      {
        label: 'Tuition in Baden-Württemberg',
        value: '€1,500 a semester',
        raise: true,
        year: 'undated',
        source: 'baden-wuerttemberg-tuition',
        note: 'For students from outside the EU. Its end has been discussed; check.',
      },
      {
        label: 'Living costs',
        value: 'about €900 to €1,250 a month',
        raise: true,
        year: '2026',
        source: 'bafoeg-rate',
        note: 'Our range around the visa benchmark. Munich and Frankfurt cost more.',
      },
      {
        label: 'Proof of funds (blocked account)',
        value: '€992 a month, €11,904 a year',
        raise: true,
        year: '2026',
        source: 'bafoeg-rate',
        note: 'The same amount since 1 September 2024.',
      },
      {
        label: 'APS certificate',
        value: '₹18,000, about 3 to 4 weeks',
        year: '2022',
        source: 'indian-express-2022-11',
        note: 'Longer in busy months. Check aps-india.de for today’s fee.',
      },
      {
        label: 'Fees for visa and permit',
        value: visa.fees,
        year: '2026',
        source: 'germany-residence-fees',
      },
      {
        label: 'Work while studying',
        value: '140 full or 280 half days a year',
        year: '2026',
        source: 'germany-residence-act',
        note: 'Or 20 hours a week in term.',
      },
      {
        label: 'Stay to look for work',
        value: 'up to 18 months',
        year: '2026',
        source: 'germany-residence-act',
      },
      {
        label: 'EU Blue Card salary',
        value: '€50,700 gross a year',
        year: '2026',
        source: 'make-it-blue-card',
        note: '€45,934.20 for shortage jobs and recent graduates.',
      },
    ],
  },
  benefits: {
    heading: 'Why Germany',
    cards: [
      {
        icon: 'wallet',
        title: 'No tuition in most states',
        text: 'Your main cost is living. That makes a German degree possible for families who cannot pay Dutch or private fees.',
      },
      {
        icon: 'clock',
        title: 'Time to find the right job',
        text: 'Up to 18 months after your final result, with any job allowed meanwhile. Graduates in skilled work can settle after 24 months.',
        year: '2026',
        sources: ['germany-residence-act', 'augsburg-job-search'],
      },
      {
        icon: 'briefcase',
        title: 'Engineering and IT',
        text: 'Cars, machines, chips, energy, software: large firms and many mid-sized companies, in small towns as well as in big cities.',
      },
      {
        icon: 'calendar',
        title: 'Two intakes',
        text: 'Many programmes start in October, some in April too. A missed deadline does not always cost you a full year.',
      },
      {
        icon: 'graduation-cap',
        title: 'Paid work beside your degree',
        text: 'Jobs as a student assistant at the university do not count towards your limit of days. Companies also hire working students.',
        year: 'undated',
        sources: ['augsburg-working'],
      },
      {
        icon: 'users',
        title: 'Many students from India',
        text: 'About 60,000 Indian students were enrolled in Germany. In most university cities you will find people who know the way.',
        year: '2025',
        sources: ['business-today-2025-10'],
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    intro: 'Germany rewards people who plan. These points cause most of the trouble.',
    cards: [
      {
        icon: 'calendar',
        title: 'Long lead times',
        text: 'APS, blocked account, insurance and a visa appointment must all be in place. In India, waits of 2 to 4 months for an appointment are common.',
        year: '2026',
        sources: ['yourweg-2026-05'],
      },
      {
        icon: 'languages',
        title: 'German for life and most jobs',
        text: 'A master’s in English gets you the degree. For public offices, housing and most jobs you need German. Plan to reach B1 while you study.',
      },
      {
        icon: 'triangle-alert',
        title: 'Refusals, rooms and private offers',
        text: 'The ambassador said that about 25% of student visa applications from India are refused, and he linked this to agents. Rooms in big cities are scarce. And a private university sold by an agent can be poor value.',
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
        knownFor: 'Engineering, computer science, management; charges tuition to non-EU students',
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
    intro: 'First APS, then admission, then money and insurance, then the national visa. Keep this order.',
    steps: [
      {
        title: 'Get your APS certificate',
        text: 'APS checks Indian degrees. It has been compulsory for Indian applicants since 1 November 2022. The fee is ₹18,000, and it takes about 3 to 4 weeks, longer in busy months. Some scholarship holders are exempt.',
        year: '2022',
        sources: ['indian-express-2022-11', 'german-missions-2022-10'],
      },
      {
        title: 'Apply to universities',
        text: 'Some take applications directly, others through uni-assist. Many want the APS certificate with the application.',
      },
      {
        title: 'Open a blocked account',
        text: 'Pay in €11,904. You get €992 a month back after you arrive. A scholarship, a formal obligation by a sponsor in Germany or a bank guarantee can replace it.',
        year: '2026',
        sources: ['bafoeg-rate'],
      },
      {
        title: 'Arrange health insurance',
        text: 'You need travel cover for the first days and student insurance from the start of your studies.',
      },
      {
        title: 'Apply for the national visa',
        text: 'Fill in the application on the Consular Services Portal, then go to your appointment at the visa centre. The fee is €75, and the centre adds its own charge. The slot itself is free: never buy one.',
        year: '2026',
        sources: ['germany-residence-fees', 'yourweg-2026-05'],
      },
      {
        title: 'Register your address',
        text: 'Do the Anmeldung within 14 days of moving in. You need a form that your landlord signs (Wohnungsgeberbestätigung).',
        year: '2026',
        sources: ['germany-registration-act'],
      },
      {
        title: 'Get your residence permit',
        text: 'Book the foreigners’ office (Ausländerbehörde) early. The card costs €100.',
        year: '2026',
        sources: ['germany-residence-fees'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Passport, photos and the completed visa form' },
        { text: 'APS certificate' },
        { text: 'Admission letter' },
        { text: 'Confirmation of the blocked account, or the other proof of funds' },
        { text: 'Health insurance' },
        { text: 'Degrees, transcripts, CV and a motivation letter' },
        {
          text: 'Translations by a sworn translator, where asked. German offices generally do not work with an Indian apostille; ask the German mission which form they want',
        },
      ],
    },
    timing: {
      heading: 'How long it takes',
      points: [
        {
          text: 'Count 2 to 4 months for an appointment, then from about 4 weeks to several months for the decision. Sources differ, so check india.diplo.de for your city.',
          year: '2026',
          sources: ['yourweg-2026-05'],
        },
        {
          text: 'There is no objection procedure (remonstration) at the mission any more. After a refusal you apply again or go to court, so make the first file complete and true.',
          year: '2025',
          sources: ['yuno-2025-12'],
        },
        {
          text: 'School leavers: Class 12 alone often does not open a German bachelor’s degree. You may first need university credits in India, JEE Advanced, or a preparatory year (Studienkolleg). Check the anabin database or DAAD.',
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Tuition and contribution',
        rows: [
          {
            label: 'Public universities in most states',
            value: '€0',
            year: 'undated',
            source: 'study-in-germany',
          },
          {
            label: 'Semester contribution',
            value: 'about €150 to €350',
            year: 'undated',
            source: 'study-in-germany',
            note: 'Sources range from €100 to €400.',
          },
          {
            label: 'Baden-Württemberg, non-EU',
            value: '€1,500 a semester',
            year: 'undated',
            source: 'baden-wuerttemberg-tuition',
          },
          {
            label: 'TU Munich, bachelor’s, non-EU',
            value: '€2,000 to €3,000 a semester',
            year: 'undated',
            source: 'tum-tuition',
          },
          {
            label: 'TU Munich, master’s, non-EU',
            value: '€4,000 to €6,000 a semester',
            year: 'undated',
            source: 'tum-tuition',
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
        heading: 'Living',
        rows: [
          {
            label: 'A month, all in',
            value: 'about €900 to €1,250',
            year: '2026',
            source: 'bafoeg-rate',
            note: 'Our range around the €992 of the visa. Munich and Frankfurt cost more.',
          },
        ],
      },
      {
        id: 'funds',
        heading: 'Proof of funds',
        rows: [
          {
            label: 'Blocked account',
            value: '€992 a month, €11,904 a year',
            year: '2026',
            source: 'bafoeg-rate',
            note: 'Since 1 September 2024. It follows the student support rate (BAföG): if that rises, this rises.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Fees on the way',
        rows: [
          { label: 'APS certificate', value: '₹18,000', year: '2022', source: 'indian-express-2022-11' },
          {
            label: 'uni-assist',
            value: '€75 for the first, €30 for each further course',
            year: 'undated',
            source: 'uni-assist-fees',
            note: 'Per semester. Allow 4 to 6 weeks for the check.',
          },
          {
            label: 'National visa',
            value: '€75',
            year: '2026',
            source: 'germany-residence-fees',
          },
          {
            label: 'The same, paid in India',
            value: 'about ₹8,300',
            year: '2026',
            source: 'yourweg-2026-05',
            note: 'In May 2026. The visa centre adds its own charge.',
          },
          { label: 'Residence permit', value: '€100', year: '2026', source: 'germany-residence-fees' },
        ],
      },
    ],
    notes: [
      {
        text: 'Single universities in other states also charge tuition now. Read the fee page of your programme, not a list from last year.',
      },
    ],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: 'Public student insurance costs €141.16 to €146.29 a month with one large insurer, TK. The student rate ends at the age of 30.',
        year: '2026',
        sources: ['tk-2026'],
      },
      {
        text: 'Do not sign away public insurance for a cheap private plan without advice. You cannot go back during your degree, and the foreigners’ office may refuse the plan later.',
      },
      { text: 'For the days before your student insurance starts, buy travel cover.' },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'You may work 140 full days or 280 half days a year. You can also count it as 20 hours a week in term.',
        year: '2026',
        sources: ['augsburg-working', 'germany-residence-act'],
      },
      {
        text: 'Jobs as a student or research assistant at your university do not count.',
        year: 'undated',
        sources: ['augsburg-working'],
      },
      {
        text: 'The minimum wage is €13.90 an hour.',
        year: '2026',
        sources: ['germany-minimum-wage'],
      },
      { text: 'Freelance work is not allowed without permission from the foreigners’ office.' },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'You can stay up to 18 months from your final result to look for qualified work, and take any job meanwhile. It cannot be extended. You show funds and health insurance.',
        year: '2026',
        sources: ['germany-residence-act', 'augsburg-job-search'],
      },
      {
        text: 'A graduate of a German university can get a settlement permit after 24 months in skilled work, with B1 German. With a Blue Card it is 27 months, or 21 with B1.',
        year: '2026',
        sources: ['germany-residence-act'],
      },
      {
        text: 'Citizenship is possible after 5 years of residence, on conditions.',
        year: '2026',
        sources: ['germany-nationality-act'],
      },
      {
        text: 'If your degree is from India, look at the Opportunity Card (Chancenkarte): 1 year to search, at least 6 points, and funds of €1,091 a month.',
        year: '2026',
        sources: ['make-it-opportunity-card'],
      },
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      { text: 'The winter semester starts in October, the summer semester in April.' },
      {
        text: 'Common deadlines are 15 July for winter and 15 January for summer. International master’s programmes often close earlier, between November and May.',
        year: 'undated',
        sources: ['study-in-germany'],
      },
      {
        text: 'If you apply through uni-assist, send your documents 4 to 6 weeks before the deadline.',
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
        text: 'Aachen, Karlsruhe, Darmstadt, Dresden and Leipzig are good for students and often cheaper than Munich, Hamburg or Berlin.',
      },
      {
        icon: 'briefcase',
        title: 'Working students',
        text: 'Many companies hire students for a part of the week. It is a common way into a first full job.',
      },
      {
        icon: 'house',
        title: 'Finding a room',
        text: 'Ask the student services organisation (Studierendenwerk) for a place early. Check that the landlord signs the form for your registration.',
      },
      {
        icon: 'search',
        title: 'Check the university first',
        text: 'Look it up on hochschulkompass.de and anabin before you pay anything. A campus in Germany does not always give a German degree.',
        sources: ['business-today-2025-10'],
        year: '2025',
      },
      {
        icon: 'train-front',
        title: 'Getting around',
        text: 'Semester tickets and the national ticket make buses and regional trains affordable. A car is rarely needed.',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'DAAD', url: 'https://www.daad.de/en' },
      { name: 'Study in Germany', url: 'https://www.study-in-germany.de/en' },
      { name: 'Make it in Germany', url: 'https://www.make-it-in-germany.com/en' },
      { name: 'APS India', url: 'https://aps-india.de' },
      { name: 'uni-assist', url: 'https://www.uni-assist.de/en' },
      { name: 'German missions in India', url: 'https://india.diplo.de' },
      { name: 'anabin database', url: 'https://www.anabin.kmk.org' },
      { name: 'Hochschulkompass', url: 'https://www.hochschulkompass.de' },
    ],
  },
  callToAction: {
    heading: 'Planning Germany? Start with the calendar.',
    text: 'Tell us when you want to begin. We count back from there: APS, applications, blocked account, appointment. Then you know if this intake is still possible.',
    action: { label: 'Contact us', to: paths.contact },
  },
  figuresNotice,
  lastChecked,
}
