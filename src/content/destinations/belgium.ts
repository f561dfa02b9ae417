import { countryFigures } from '@/content/countries/figures'
import type { Destination } from '@/content/destinations/types'
import { figuresNotice, lastChecked } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { paths } from '@/lib/paths'

const figures = countryFigures.belgium
/** Said at a glance and in the fold’s head. */
const visa = { time: '1 to 3 months, sometimes longer', fees: '€250 + €251' }

export const belgium: Destination = {
  slug: 'belgium',
  name: 'Belgium',
  nameInText: 'Belgium',
  answers: {
    why: 'Two university systems, one small country',
    visa: `${visa.time}; ${visa.fees}`,
    costs: `Tuition from ${formatEuros(figures.tuition.from)} in Antwerp; ${formatEuros(figures.funds.from)} to show`,
    work: `${figures.hours.from} hours a week in term`,
    insurance: 'A health fund, by the quarter',
    after: `${figures.search.from} months to look for work`,
    intakes: 'Send applications October to February',
  },
  whyChoose: {
    heading: 'Why choose Belgium',
    paragraphs: [
      {
        text: 'Belgium is a small country with two university systems. Universities in Flanders teach in Dutch and English. Universities in Wallonia teach in French and, less often, in English. Brussels has both. Each side sets its own fees, deadlines and forms, so you first choose the system and then the university.',
      },
      {
        text: 'On cost, Belgium sits in the middle of our four countries. You pay more tuition than at most public universities in Germany or Luxembourg, and usually less than in the Netherlands.',
      },
      {
        text: 'One rule makes a difference: after a Belgian degree you can stay for a search year and take any job. A bachelor’s degree is enough. In Luxembourg, for example, it is not.',
      },
    ],
  },
  atAGlance: {
    heading: 'Belgium at a glance',
    rows: [
      {
        label: 'Public tuition in Flanders, Antwerp as an example',
        value: '€4,300 bachelor’s, €7,800 master’s a year',
        raise: true,
        year: '2026-27',
        source: 'belga-tuition-2026-06',
        note: 'Flemish fees rose in 2026. Each university sets its own; some advanced and business programmes cost far more.',
      },
      {
        label: 'Public tuition at French-language universities',
        value: '€5,010 a year',
        raise: true,
        year: '2025-26',
        source: 'study-in-belgium',
        note: 'Most non-EU students. Some nationalities are exempt, and some programmes cost more.',
      },
      {
        label: 'Living costs',
        value: 'about €900 to €1,300 a month',
        raise: true,
        year: 'undated',
        source: 'vub-living-costs',
        note: 'Our range, built around the university’s own advice.',
      },
      {
        label: 'Proof of funds for the visa',
        value: '€1,062 a month, €12,744 for 12 months',
        raise: true,
        year: '2026-27',
        source: 'dofi-funds',
      },
      {
        label: 'Visa fee and contribution',
        value: visa.fees,
        year: '2026',
        source: 'belgium-in-india',
        note: 'The visa fee rose on 1 July 2026.',
      },
      {
        label: 'Time for the visa',
        value: visa.time,
        year: 'undated',
        source: 'uantwerpen-visa',
      },
      {
        label: 'Work while studying',
        value: '20 hours a week in term',
        year: '2026',
        source: 'dofi-work',
        note: 'No limit in the official school holidays.',
      },
      {
        label: 'Stay to look for work',
        value: '12 months',
        year: '2026',
        source: 'dofi-search-year',
        note: 'Once, not renewable. Bachelor’s graduates qualify too.',
      },
      {
        label: 'Classes start',
        value: 'middle or end of September',
        year: '2026-27',
        source: 'uantwerpen-deadlines',
        note: 'A few programmes also start in February.',
      },
    ],
  },
  benefits: {
    heading: 'Why Belgium',
    cards: [
      {
        icon: 'wallet',
        title: 'Fees in the middle',
        text: 'A master’s at the University of Antwerp costs €7,800 a year. The French-language universities ask €5,010 (2025-26).',
        year: '2026-27',
        sources: ['belga-tuition-2026-06', 'study-in-belgium'],
      },
      {
        icon: 'book-open',
        title: 'Master’s programmes in English',
        text: 'Engineering, life sciences, economics, data and business are widely taught in English, above all in Flanders.',
      },
      {
        icon: 'clock',
        title: 'A search year for every graduate',
        text: 'After a Belgian bachelor’s, master’s or PhD you can stay 12 months and work for any employer.',
        year: '2026',
        sources: ['dofi-search-year'],
      },
      {
        icon: 'map-pin',
        title: 'Employers close by',
        text: 'Pharma, chips, chemicals, ports and logistics, and the institutions of the European Union are all within a short train ride.',
      },
      {
        icon: 'briefcase',
        title: 'Work rights on your card',
        text: 'You need no separate work permit. The right to work 20 hours a week in term is printed on your residence card.',
        year: '2026',
        sources: ['dofi-work', 'student-at-work'],
      },
      {
        icon: 'train-front',
        title: 'In the centre of Europe',
        text: 'Direct trains run to Paris, Amsterdam and Cologne. Inside Belgium, most cities are close enough to live in one and study in another.',
      },
    ],
  },
  drawbacks: {
    heading: 'What to think about first',
    intro: 'No country is right for everyone. These points decide whether Belgium fits you.',
    cards: [
      {
        icon: 'wallet',
        title: 'More money to show, stricter progress rules',
        text: 'Proof of funds rose from €835 to €1,062 a month, about 27% more. Bachelor’s students now need 60 credits within two academic years, and at least 40 more in each year after that.',
        year: '2026-27',
        sources: ['brussels-times-2026-03', 'belga-2026-06'],
      },
      {
        icon: 'wallet',
        title: 'Flemish universities have become more expensive',
        text: 'Several raised their fees for students from outside the EU, Antwerp from €5,800 to €7,800 for a master’s. Older guides still show the lower fees.',
        year: '2026-27',
        sources: ['belga-tuition-2026-06'],
      },
      {
        icon: 'languages',
        title: 'English has limits at work',
        text: 'Tech, research and international firms hire in English. For most other jobs you need Dutch or French, sometimes both. Start the language in your first semester.',
      },
      {
        icon: 'file-text',
        title: 'Formalities that differ by town',
        text: 'Each region and each town hall has its own way. An appointment at the foreigners’ desk can take weeks, so ask for it as soon as you have an address.',
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
        knownFor:
          'Engineering, biomedical sciences and economics; a long list of master’s programmes in English',
      },
      {
        name: 'Ghent University',
        city: 'Ghent',
        knownFor: 'Bioscience engineering, veterinary medicine, data and business engineering',
      },
      {
        name: 'University of Antwerp',
        city: 'Antwerp',
        knownFor: 'Port and logistics economics, digital business engineering, pharmaceutical sciences',
      },
      {
        name: 'Vrije Universiteit Brussel (VUB)',
        city: 'Brussels',
        knownFor: 'Bachelor’s programmes in English, social sciences, engineering together with ULB',
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
        knownFor:
          'Business and economics at Solvay Brussels School, sciences; some master’s programmes in English',
      },
      {
        name: 'University of Liège',
        city: 'Liège',
        knownFor: 'Engineering, aerospace and veterinary medicine; mainly in French',
      },
    ],
  },
  visa: {
    heading: 'The visa, step by step',
    intro:
      'You apply for a long-stay visa D for studies. Some offices still use its old French name, ASP études. It is the same visa.',
    steps: [
      {
        title: 'Get your admission',
        text: 'The university sends an admission or enrolment certificate. Check that it is a recognised institution. For private schools without recognition, the checks became stricter in 2026: a bank guarantee, proof of language and full payment of tuition.',
        year: '2026',
        sources: ['belga-2026-06'],
      },
      {
        title: 'Choose how to prove your funds',
        text: 'There are three ways: a blocked account at the university or an approved provider, a guarantor who signs the Annex 32 form, or a scholarship or loan certificate. You need €12,744 for 12 months.',
        year: '2026-27',
        sources: ['dofi-funds', 'brussels-times-2026-03'],
      },
      {
        title: 'Prepare your documents in India',
        text: 'Have your degree and your police clearance apostilled. See a doctor whom the embassy accepts for the medical certificate. Start about two months before the day you want to apply.',
        ours: true,
      },
      {
        title: 'Pay the contribution',
        text: 'Most students pay a federal contribution of €251 before they apply. Holders of certain scholarships and people under 18 pay nothing. Keep the receipt.',
        year: '2026',
        sources: ['dofi-contribution'],
      },
      {
        title: 'Apply online and at the visa centre',
        text: 'Fill in the form on visaonweb, book the visa centre yourself, and hand in your file. The visa fee is €250, and the centre adds a service fee of about €30.',
        year: '2026',
        sources: ['belgium-in-india'],
      },
      {
        title: 'Register after you arrive',
        text: 'Go to the town hall within 8 working days. A police officer then checks that you live at your address. Put your name on the doorbell.',
        year: '2026',
        sources: ['rrn-cards'],
      },
      {
        title: 'Collect your A card',
        text: 'This is your residence card. It is valid for the academic year, until 31 October, and costs about €30 in Brussels. Ask for the next one in good time.',
        year: '2026',
        sources: ['rrn-cards', 'brussels-cards'],
      },
    ],
    documents: {
      heading: 'Documents you will usually need',
      points: [
        { text: 'Passport, photos and the printed form from visaonweb' },
        { text: 'Admission or enrolment certificate' },
        { text: 'Degree and transcripts, apostilled' },
        { text: 'Proof of funds' },
        { text: 'Medical certificate from a doctor on the embassy’s list' },
        {
          text: 'Police clearance, apostilled and less than 6 months old, if you are 18 or older',
          year: '2026',
          sources: ['belgium-in-india'],
        },
        { text: 'Health or travel cover for the first months' },
        { text: 'Receipt of the federal contribution' },
      ],
    },
    timing: {
      heading: 'How long it takes',
      points: [
        {
          text: 'Plan 1 to 3 months for the decision. The University of Antwerp warns that for some countries it can take 3 months or more.',
          year: 'undated',
          sources: ['uantwerpen-visa'],
        },
        {
          text: 'Be careful with anyone who offers to be your guarantor for money: ULB warns that paid guarantors can be a fraud. A guarantor must really earn at least €3,279.47 net a month (from 1 September 2026).',
          year: '2026',
          sources: ['ulb-blocked-account', 'dofi-guarantor'],
        },
      ],
    },
  },
  costs: {
    heading: 'What it costs',
    groups: [
      {
        id: 'tuition',
        heading: 'Tuition for a full year of study',
        rows: [
          {
            label: 'University of Antwerp',
            value: '€4,300 bachelor’s, €7,800 master’s',
            year: '2026-27',
            source: 'belga-tuition-2026-06',
            note: 'The year before it was €3,100 and €5,800.',
          },
          {
            label: 'KU Leuven',
            value: 'about 20% more than the year before',
            year: '2026-27',
            source: 'belga-tuition-2026-06',
            note: 'The fee depends on the faculty. Look it up on the page of your programme.',
          },
          {
            label: 'VUB',
            value: '€400 to over €1,000 more than the year before',
            year: '2026-27',
            source: 'belga-tuition-2026-06',
            note: 'For most programmes.',
          },
          {
            label: 'Ghent University, economics master’s',
            value: '€6,540.10',
            year: '2023-24',
            source: 'ugent-tuition-economics',
            note: 'An old figure: ask for this year’s. The fee depends on the faculty.',
          },
          {
            label: 'French-language universities',
            value: '€5,010',
            year: '2025-26',
            source: 'study-in-belgium',
            note: '€835 basic fee and €4,175 supplement. Ask the university whether an exemption applies to you.',
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
        heading: 'Living',
        rows: [
          {
            label: 'A month, without tuition and books',
            value: 'about €1,000',
            year: 'undated',
            source: 'vub-living-costs',
            note: 'The advice of VUB in Brussels.',
          },
          {
            label: 'Student room in Brussels, on average',
            value: '€550 a month without charges, €680 with',
            year: '2024',
            source: 'kotkompass-2024',
            note: 'The Kotkompass survey. Rooms in other cities cost less.',
          },
        ],
      },
      {
        id: 'funds',
        heading: 'Proof of funds',
        rows: [
          {
            label: 'For the visa',
            value: '€1,062 net a month, €12,744 for 12 months',
            year: '2026-27',
            source: 'dofi-funds',
            note: 'It was €835 a month in 2025-26. This is your own money for living.',
          },
          {
            label: 'Income of a guarantor (Annex 32)',
            value: 'at least €3,279.47 net a month',
            year: '2026',
            source: 'dofi-guarantor',
            note: 'From 1 September 2026.',
          },
          {
            label: 'Handling fee of a blocked account at ULB',
            value: '€150',
            year: '2024-25',
            source: 'ulb-blocked-account',
          },
          {
            label: 'Fee of a private provider',
            value: 'about €350 or more',
            year: '2026',
            source: 'studely-2026-06',
            note: 'What the provider says about itself. Use only a provider that the Immigration Office approves.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Fees on the way',
        rows: [
          {
            label: 'Application at VUB',
            value: '€90, not refunded',
            year: '2025-26',
            source: 'vub-application',
          },
          {
            label: 'Application at KU Leuven, economics',
            value: '€90',
            year: 'undated',
            source: 'kuleuven-economics',
          },
          { label: 'File fee at UNamur', value: '€200', year: '2025-26', source: 'unamur-fees' },
          { label: 'Federal contribution', value: '€251', year: '2026', source: 'dofi-contribution' },
          {
            label: 'Visa fee',
            value: '€250',
            year: '2026',
            source: 'belgium-in-india',
            note: 'It was €180 until 30 June 2026. The visa centre adds about €30.',
          },
          {
            label: 'Residence card',
            value: 'about €30',
            year: '2026',
            source: 'brussels-cards',
            note: 'In Brussels; each town sets its own price.',
          },
        ],
      },
    ],
    notes: [
      {
        text: 'A guide that calls Flanders cheap is older than summer 2026. Plan with the fee on the page of your programme.',
      },
    ],
  },
  insurance: {
    heading: 'Health insurance',
    points: [
      {
        text: 'Join a health fund (mutualité or ziekenfonds) soon after you register. The public fund, CAAMI or HZIV, asks no membership fee.',
      },
      {
        text: 'Non-EU students pay a contribution of about €78.93 a quarter. Private funds add a membership of about €100 to €120 a year.',
        year: '2026',
        sources: ['student-insurance-2026-03'],
      },
      { text: 'For the first weeks you need travel insurance. Buy it before you fly.' },
    ],
  },
  work: {
    heading: 'Work while you study',
    points: [
      {
        text: 'You may work 20 hours a week in term, and without a limit in the official school holidays.',
        year: '2026',
        sources: ['dofi-work', 'student-at-work'],
      },
      {
        text: 'You cannot work in the summer before your first enrolment. Wait until you have your card.',
        year: 'undated',
        sources: ['student-at-work'],
      },
      {
        text: 'Student jobs carry lower social contributions for up to 650 hours a year. That is a rule of its own: it does not raise the 20 hours a week of your permit.',
        year: '2025',
        sources: ['beci-2025-05'],
      },
      { text: 'Student jobs help with daily costs. Do not plan to pay your tuition with them.' },
    ],
  },
  afterStudies: {
    heading: 'After your degree',
    points: [
      {
        text: 'The search year lasts 12 months and cannot be renewed. You may work full time for any employer.',
        year: '2026',
        sources: ['dofi-search-year'],
      },
      {
        text: 'Apply at the town hall at least 15 days before your A card ends. After that it is too late.',
        year: '2026',
        sources: ['dofi-search-year'],
      },
      {
        text: 'You show funds again, €12,744 for the year, and the answer can take up to 90 days.',
        year: '2026-27',
        sources: ['dofi-search-year', 'dofi-funds'],
      },
      {
        text: 'To stay longer, you need an employer. The employer applies for a single permit, or for an EU Blue Card, on workinginbelgium.be. Nobody else can do it for you for a fee.',
      },
    ],
  },
  intakes: {
    heading: 'Intakes and deadlines',
    points: [
      {
        text: 'The main intake is in September. Send your applications between October and February before it.',
      },
      {
        text: 'University of Antwerp, as an example: 28 February 2026 for 2026-27, and 1 February 2026 if you also want a scholarship.',
        year: '2026-27',
        sources: ['uantwerpen-deadlines'],
      },
      {
        text: 'Ghent University asked for a complete file before 1 March. KU Leuven has used a similar date for programmes in English, and VUB the end of March. These dates are from older pages, so check your programme.',
        year: '2021-22',
        sources: ['ugent-deadlines'],
      },
    ],
  },
  highlights: {
    heading: 'Life and work in Belgium',
    cards: [
      {
        icon: 'map-pin',
        title: 'Student cities',
        text: 'Leuven, Ghent and Louvain-la-Neuve live by the academic year. Brussels and Antwerp are larger, more international and a little more expensive.',
      },
      {
        icon: 'briefcase',
        title: 'Where the jobs are',
        text: 'Chips and research around Leuven, chemicals and shipping in Antwerp, pharma in Wallonia and Flanders, policy and consulting in Brussels.',
      },
      {
        icon: 'languages',
        title: 'Three languages, and English',
        text: 'Dutch, French and German are the official languages. Universities and many towns offer low-cost courses.',
      },
      {
        icon: 'house',
        title: 'Finding a room',
        text: 'Start when you have your admission. Never sign a contract that says you may not register the address.',
      },
      {
        icon: 'users',
        title: 'An Indian community',
        text: 'Antwerp and Brussels have Indian shops, temples, gurdwaras and student groups. You will find familiar food and people to ask.',
      },
    ],
  },
  officialLinks: {
    heading: 'Official pages',
    links: [
      { name: 'Study in Flanders', url: 'https://www.studyinflanders.be' },
      { name: 'Study in Belgium (French-language)', url: 'https://www.studyinbelgium.be' },
      {
        name: 'Belgian Immigration Office: proof of funds (in French)',
        url: 'https://dofi.ibz.be/fr/themes/ressortissants-dun-pays-tiers/etudes/moyens-de-subsistance-suffisants',
      },
      { name: 'Embassy of Belgium in India', url: 'https://india.diplomatie.belgium.be' },
      { name: 'VFS Global', url: 'https://visa.vfsglobal.com' },
      { name: 'Student@work', url: 'https://studentatwork.be/en' },
      { name: 'Working in Belgium', url: 'https://www.workinginbelgium.be' },
      {
        name: 'Work permits in Flanders',
        url: 'https://www.vlaanderen.be/en/work-permits-for-foreign-workers',
      },
    ],
  },
  callToAction: {
    heading: 'Is Belgium right for you?',
    text: 'Tell us your degree, your grades and your budget. We answer with programmes that fit, and we say so if another country fits better.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  figuresNotice,
  lastChecked,
}
