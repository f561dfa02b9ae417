import { contactPath } from '@/content/contact-links'
import type { ComparisonRow } from '@/content/countries/comparison'
import type { Link } from '@/content/destinations/types'
import { prices } from '@/content/prices'
import { figuresNotice, lastChecked, type Sourced } from '@/content/sources'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export type FaqQuestion = {
  /** Unique on the whole page, so that a link can open it. */
  id: string
  question: string
  answer: readonly Sourced[]
  /** The row of the comparison that shows the answer. */
  row?: ComparisonRow['id']
  link?: Link
}
export type FaqGroup = { id: string; title: string; questions: readonly FaqQuestion[] }
export type Faq = {
  intro: string
  contents: string
  search: {
    label: string
    hits: (questions: number) => string
    none: string
    ask: Link
  }
  groups: readonly FaqGroup[]
  callToAction: { heading: string; text: string; actions: readonly Link[] }
  figuresNotice: string
  lastChecked: string
}

const reward = formatRupees(prices.referral)

const consultation: FaqGroup = {
  id: 'consultation',
  title: 'General and consultation',
  questions: [
    {
      id: 'free-consultation',
      question: 'What is the free consultation?',
      answer: [
        {
          text: 'A call of 15 minutes with a consultant. You tell us your goals, and we answer your first questions. It is free, and you need no credit card.',
          ours: true,
        },
      ],
      link: { label: 'Book the free consultation', to: contactPath({ offer: 'free-consultation' }) },
    },
    {
      id: 'countries',
      question: 'Which countries do you cover?',
      answer: [
        { text: 'Belgium, the Netherlands, Luxembourg and Germany, for study and for work.' },
        {
          text: 'Some of our forms also offer other countries. Choose one if you are still deciding; our own know-how is in these four.',
        },
      ],
    },
    {
      id: 'reply-time',
      question: 'How fast do you reply?',
      answer: [
        {
          text: 'Within 2 hours on WhatsApp during business hours: Monday to Friday, 9:00 to 17:00 Central European Time. Messages from the contact form get an answer within 24 hours.',
          ours: true,
        },
        {
          text: 'In India our day is about 13:30 to 21:30 in winter and 12:30 to 20:30 in summer. At the weekend we are closed. Messages of Friday evening to Sunday: by Monday.',
          ours: true,
        },
      ],
    },
    {
      id: 'where-based',
      question: 'Where are you based?',
      answer: [{ text: 'In Antwerp, Belgium. Our consultants live in Europe.' }],
    },
    {
      id: 'not-authority',
      question: 'Are you a government office or a law firm?',
      answer: [
        {
          text: 'No. We advise. Universities decide on admission, and authorities decide on visas and permits. For a legal case you need a lawyer.',
        },
      ],
    },
    {
      id: 'commission',
      question: 'Do you take commission from universities?',
      answer: [
        {
          text: 'Our consultants work without commission, and our guidance is student-funded.',
        },
      ],
    },
    {
      id: 'guarantee',
      question: 'Can you guarantee admission or a visa?',
      answer: [
        {
          text: 'No. Nobody can. We cannot guarantee admission, a visa, a scholarship or a job. If someone promises you one, be careful.',
        },
      ],
    },
    {
      id: 'ielts',
      question: 'Do I need IELTS?',
      answer: [
        {
          text: 'It depends on the programme. Many ask for IELTS or TOEFL. Some accept a letter which says that your earlier degree was taught in English. The programme page decides.',
        },
      ],
    },
    {
      id: 'professionals',
      question: 'I am a professional, not a student. Can you help me?',
      answer: [
        {
          text: 'Yes. We explain permits and salary thresholds, review your CV and practise interviews with you. We coach; we do not place people in jobs.',
        },
      ],
      link: { label: 'Career help', to: paths.postStudy },
    },
  ],
}

const admissions: FaqGroup = {
  id: 'admissions',
  title: 'Admissions and applications',
  questions: [
    {
      id: 'application-time',
      question: 'How long does a university application take?',
      answer: [
        { text: 'A university application takes 3-6 months, from shortlist to answer.', ours: true },
        {
          text: 'The visa, the money and the housing come after that. Plan 9 to 12 months from your first shortlist to your arrival.',
          ours: true,
        },
      ],
    },
    {
      id: 'how-many-programmes',
      question: 'How many programmes should I apply to?',
      answer: [
        {
          text: 'A few good ones: 5 to 8 programmes, some ambitious and some safe.',
          ours: true,
        },
        {
          text: 'In the Netherlands, Studielink allows 4 open applications. Only 2 of them may be for programmes with a fixed number of places.',
          year: 'undated',
          sources: ['studielink-deadlines'],
        },
      ],
    },
    {
      id: 'september-deadlines',
      question: 'When do I apply for a September start?',
      answer: [
        {
          text: 'Belgium: by the end of February at many Flemish universities, for example 28 February 2026 in Antwerp. Check each programme.',
          year: '2026-27',
          sources: ['uantwerpen-deadlines'],
        },
        {
          text: 'Netherlands: 15 January for programmes with a fixed number of places, 1 May in general, and earlier for many students from outside the EU.',
          year: 'undated',
          sources: ['studielink-deadlines'],
        },
        {
          text: 'Luxembourg: usually from 1 February to 30 April.',
          year: '2025',
          sources: ['uni-lu-admissions', 'studyaidhub-2025'],
        },
        {
          text: 'Germany: 15 July for many programmes that start in October. International master’s programmes often close earlier.',
          year: 'undated',
          sources: ['study-in-germany'],
        },
      ],
    },
    {
      id: 'aps',
      question: 'What is APS?',
      answer: [
        {
          text: 'The Academic Evaluation Centre checks Indian degrees for Germany. You need its certificate before the student visa. It costs ₹18,000 and takes about 3 to 4 weeks, longer in busy months.',
          year: '2022',
          sources: ['indian-express-2022-11'],
        },
      ],
    },
    {
      id: 'apostille',
      question: 'Do I need an apostille or translations?',
      answer: [
        { text: 'Belgium asks for an apostille on your degree and your police clearance.' },
        {
          text: 'The Netherlands and Luxembourg ask for it on civil documents such as your birth certificate.',
        },
        {
          text: 'Germany works with APS and with sworn translations; an Indian apostille is generally not what its offices ask for.',
        },
        { text: 'Confirm the list with the embassy before you pay for anything.' },
      ],
    },
    {
      id: 'sop-lor',
      question: 'Do you write my SOP and my recommendation letters?',
      answer: [
        {
          text: 'No. You write your statement, and your referees write their letters. We comment on your drafts, as often as you have booked. Some Belgian programmes do not ask for letters at all.',
        },
      ],
    },
    {
      id: 'application-fees',
      question: 'What do universities charge for an application?',
      answer: [
        {
          text: 'Belgium: €90 at VUB, for example. It is not refunded.',
          year: '2025-26',
          sources: ['vub-application'],
        },
        {
          text: 'Netherlands: about €75 to €100 at some institutions.',
          year: '2024-25',
          sources: ['study-in-nl-tuition'],
        },
        {
          text: 'Luxembourg: €50 for each programme, deducted if you enrol.',
          year: '2025',
          sources: ['studyaidhub-2025'],
        },
        {
          text: 'Germany: through uni-assist, €75 for the first course and €30 for each further one in a semester.',
          year: 'undated',
          sources: ['uni-assist-fees'],
        },
      ],
    },
    {
      id: 'rejected',
      question: 'What if I am rejected?',
      answer: [
        {
          text: 'We read the reasons with you. Then we look at the next intake or another country, and we tell you what would have to change.',
        },
      ],
    },
    {
      id: 'study-in-english',
      question: 'Can I study in English?',
      answer: [
        {
          text: 'Yes. The Netherlands has a wide choice at every level. Germany and Belgium have many master’s programmes in English, but fewer bachelor’s programmes. In Luxembourg, English often stands beside French or German.',
        },
      ],
    },
    {
      id: 'gaps-grades',
      question: 'I have gap years or low grades. Is that a problem?',
      answer: [
        {
          text: 'Not always, but you must explain it truthfully. Universities and visa offices will ask. We look for programmes whose rules your profile meets.',
        },
      ],
    },
  ],
}

const visa: FaqGroup = {
  id: 'visa-finances',
  title: 'Visa and finances',
  questions: [
    {
      id: 'proof-of-funds',
      row: 'funds',
      question: 'How much money must I show for the visa?',
      answer: [
        {
          text: 'Belgium: €12,744 for 12 months.',
          year: '2026-27',
          sources: ['dofi-funds', 'brussels-times-2026-03'],
        },
        {
          text: 'Netherlands: €13,569.24 for a year, plus tuition.',
          year: '2026',
          sources: ['ind-amounts'],
        },
        {
          text: 'Luxembourg: about €1,550 a month, or about €18,666 for a year. Sources differ; check guichet.lu.',
          year: '2026',
          sources: ['guichet-immigration'],
        },
        {
          text: 'Germany: €11,904 for a year.',
          year: '2026',
          sources: ['bafoeg-rate'],
        },
      ],
    },
    {
      id: 'blocked-account',
      question: 'What is a blocked account?',
      answer: [
        {
          text: 'It holds your own money and pays it back to you month by month. Germany releases €992 a month.',
          year: '2026',
          sources: ['bafoeg-rate'],
        },
        {
          text: 'In Belgium a university or an approved provider runs it. The Netherlands usually asks for a transfer to the university. Luxembourg accepts bank statements, a loan or a scholarship.',
        },
      ],
    },
    {
      id: 'guarantor',
      question: 'Can a guarantor sign for me in Belgium?',
      answer: [
        {
          text: 'Yes, with the Annex 32 form. The guarantor needs a net income of at least €3,279.47 a month (from 1 September 2026).',
          year: '2026',
          sources: ['dofi-guarantor'],
        },
        {
          text: 'Do not pay a stranger to be your guarantor: ULB warns that paid guarantors can be a fraud.',
          year: '2024-25',
          sources: ['ulb-blocked-account'],
        },
      ],
    },
    {
      id: 'visa-time',
      question: 'How long does the visa take?',
      answer: [
        {
          text: 'Belgium: 1 to 3 months, sometimes longer.',
          year: 'undated',
          sources: ['uantwerpen-visa'],
        },
        {
          text: 'Netherlands: often about 2 weeks, up to 60 days. The university files it.',
          year: 'undated',
          sources: ['studypath-permit'],
        },
        {
          text: 'Luxembourg: plan 2 to 3 months.',
          year: '2026',
          sources: ['my-university-2026'],
        },
        {
          text: 'Germany: often 2 to 4 months of waiting for an appointment, then weeks to months for the decision.',
          year: '2026',
          sources: ['yourweg-2026-05'],
        },
      ],
    },
    {
      id: 'visa-fees',
      question: 'What are the visa and permit fees?',
      answer: [
        {
          text: 'Belgium: €250 for the visa (from 1 July 2026) and a contribution of €251.',
          year: '2026',
          sources: ['belgium-in-india', 'dofi-contribution'],
        },
        { text: 'Netherlands: €254.', year: '2026', sources: ['ind-fees'] },
        {
          text: 'Luxembourg: €50 for the visa and €80 for the permit.',
          year: '2026',
          sources: ['guichet-immigration'],
        },
        {
          text: 'Germany: €75 for the visa and €100 for the permit.',
          year: '2026',
          sources: ['germany-residence-fees'],
        },
        { text: 'Visa centres add a service charge of their own.' },
      ],
    },
    {
      id: 'tuition',
      row: 'tuition',
      question: 'How much is tuition?',
      answer: [
        {
          text: 'About €0-15,000 per year. This holds for most public universities in Belgium, Luxembourg and Germany.',
          year: '2026',
          sources: ['study-in-germany', 'study-in-belgium', 'belga-tuition-2026-06', 'my-university-2026'],
        },
        {
          text: 'Flemish universities raised their fees in 2026: a master’s at the University of Antwerp went from €5,800 to €7,800.',
          year: '2026-27',
          sources: ['belga-tuition-2026-06'],
        },
        {
          text: 'Dutch universities often charge more: about €9,000 to €30,000 a year. Private schools and some specialised programmes in the other countries can cost more too.',
          year: '2024-25',
          sources: ['study-in-nl-tuition'],
        },
      ],
    },
    {
      id: 'living-costs',
      row: 'living',
      question: 'How much are living costs?',
      answer: [
        {
          text: '€800-1,200 per month. This is typical in smaller cities in Belgium and Germany. Luxembourg and the large Dutch cities cost more.',
          ours: true,
        },
        {
          text: 'For the visa you prove €992 a month in Germany, €1,062 in Belgium, €1,130.77 in the Netherlands and about €1,550 in Luxembourg.',
          year: '2026',
          sources: ['bafoeg-rate', 'dofi-funds', 'ind-amounts', 'guichet-immigration'],
        },
      ],
    },
    {
      id: 'loans-tcs',
      question: 'What about education loans and tax at source in India (TCS)?',
      answer: [
        {
          text: 'The Union Budget announced 2% on money sent abroad for education above ₹10 lakh a year; it was 5% before. Money from an education loan of a specified lender carries no TCS. You set the amount off in your tax return.',
          year: '2026',
          sources: ['business-standard-2026-02'],
        },
        { text: 'Ask your bank which rate applies on the day you send the money.' },
      ],
    },
    {
      id: 'scholarships',
      question: 'Which scholarships can I try for?',
      answer: [
        {
          text: 'Master Mind and VLIR-UOS for Flanders, the NL Scholarship, DAAD and Deutschlandstipendium for Germany, and Erasmus Mundus across Europe. Amounts and rules change every year, and deadlines often come before the admission deadline. Read the official page in autumn.',
        },
      ],
    },
    {
      id: 'visa-refused',
      question: 'My visa was refused. What now?',
      answer: [
        {
          text: 'Read the reasons slowly. Correct the cause, then apply again. Fees are not refunded. In some countries the only other way is a court, and that needs a lawyer. We can go through the letter with you.',
        },
      ],
    },
  ],
}

const living: FaqGroup = {
  id: 'living-studying',
  title: 'Living and studying',
  questions: [
    {
      id: 'work-hours',
      row: 'hours',
      question: 'Can I work while I study?',
      answer: [
        {
          text: 'Belgium: 20 hours a week in term, no limit in the official school holidays.',
          year: '2026',
          sources: ['dofi-work', 'student-at-work'],
        },
        {
          text: 'Netherlands: 16 hours a week, or full time in June, July and August. The employer needs a work permit for you.',
          year: '2026',
          sources: ['ind-study', 'twente-working'],
        },
        {
          text: 'Luxembourg: 15 hours a week on average in term.',
          year: '2026',
          sources: ['guichet-immigration'],
        },
        {
          text: 'Germany: 140 full or 280 half days a year.',
          year: '2026',
          sources: ['germany-residence-act'],
        },
        { text: 'What is printed on your residence card decides.' },
      ],
    },
    {
      id: 'health-insurance',
      question: 'Do I need health insurance?',
      answer: [
        { text: 'Yes, in all four countries.' },
        {
          text: 'Belgium: about €79 a quarter, plus a membership at most health funds.',
          year: '2026',
          sources: ['student-insurance-2026-03'],
        },
        {
          text: 'Netherlands: private student cover until you work; then Dutch basic insurance, about €145 to €165 a month.',
          year: '2026',
          sources: ['cak-2026'],
        },
        {
          text: 'Luxembourg: through your enrolment, if you have no other valid cover.',
          year: '2025',
          sources: ['uni-lu-insurance'],
        },
        {
          text: 'Germany: €141.16 to €146.29 a month with TK, a large public insurer.',
          year: '2026',
          sources: ['tk-2026'],
        },
      ],
    },
    {
      id: 'housing',
      question: 'How do I find a room?',
      answer: [
        {
          text: 'Start on the day you have an admission. Use the lists of the university first. See the room by video, check the owner, and never pay into an anonymous account. Make sure you can register at the address.',
        },
        { text: 'The Netherlands and Luxembourg are the hardest of our four countries.' },
      ],
    },
    {
      id: 'arrival',
      question: 'What must I do when I arrive?',
      answer: [
        {
          text: 'Register your address first. Belgium: within 8 working days.',
          year: '2026',
          sources: ['rrn-cards'],
        },
        {
          text: 'Netherlands: within 5 days.',
          year: '2026',
          sources: ['dutch-municipality'],
        },
        {
          text: 'Luxembourg: within 3 working days.',
          year: '2026',
          sources: ['guichet-immigration'],
        },
        {
          text: 'Germany: within 14 days of moving in.',
          year: '2026',
          sources: ['germany-registration-act'],
        },
        { text: 'After that come the residence card, health insurance and a bank account.' },
      ],
    },
    {
      id: 'local-language',
      question: 'Do I need the local language?',
      answer: [
        {
          text: 'For many master’s programmes English is enough. For work and daily life, Dutch, French or German helps a lot. Some programmes in Luxembourg ask for two languages.',
        },
      ],
    },
    {
      id: 'partner',
      question: 'Can my partner come with me?',
      answer: [
        {
          text: 'It is possible on conditions: income, housing and, in the Netherlands, age. Belgium is making its rules stricter. Ask before you apply, because it changes your budget.',
        },
      ],
    },
    {
      id: 'failed-courses',
      question: 'What if I fail courses?',
      answer: [
        {
          text: 'Belgium: bachelor’s students need 60 credits within two academic years, then at least 40 more each year.',
          year: '2026',
          sources: ['belga-2026-06'],
        },
        {
          text: 'Netherlands: at least 50% of the credits each year, or the university must report it.',
          year: '2026',
          sources: ['ind-study'],
        },
        { text: 'Germany and Luxembourg also look at your progress when you renew your permit.' },
        { text: 'Speak to your study adviser early. After a bad exam period, do not wait for the letter.' },
      ],
    },
    {
      id: 'stay-after-degree',
      row: 'search',
      question: 'Can I stay after my degree?',
      answer: [
        {
          text: 'Belgium: a search year of 12 months.',
          year: '2026',
          sources: ['dofi-search-year'],
        },
        {
          text: 'Netherlands: an orientation year of 12 months.',
          year: '2026',
          sources: ['ind-orientation-year', 'hague-orientation-year'],
        },
        {
          text: 'Luxembourg: up to 12 months, only after a master’s or PhD. Older sources say 9; check guichet.lu.',
          year: '2026',
          sources: ['guichet-after-studies', 'luxrelo-2018'],
        },
        {
          text: 'Germany: up to 18 months.',
          year: '2026',
          sources: ['germany-residence-act', 'augsburg-job-search'],
        },
      ],
    },
    {
      id: 'salary-thresholds',
      question: 'What salary do I need for a work permit?',
      answer: [
        {
          text: 'Belgium, Flanders: €48,912 a year for highly skilled work, €39,129.60 if you are under 30, €63,586 for the EU Blue Card. Brussels and Wallonia have their own amounts.',
          year: '2026',
          sources: ['kpmg-2026-01', 'vlaanderen-work'],
        },
        {
          text: 'Netherlands: €37,464 a year (€3,122 a month) after the orientation year.',
          year: '2026',
          sources: ['ind-amounts', 'meijburg-2025-12'],
        },
        {
          text: 'Luxembourg: after a master’s or PhD from there, €39,907.20 a year (€3,325.60 a month) in a job linked to your studies. For the EU Blue Card €65,652, or €47,174 in shortage occupations.',
          year: '2026',
          sources: ['ccss-2026', 'luxembourg-law-2023', 'guichet-blue-card'],
        },
        {
          text: 'Germany: €50,700 a year for the EU Blue Card, €45,934.20 for recent graduates and shortage jobs. Other permits exist below this; ask.',
          year: '2026',
          sources: ['make-it-blue-card'],
        },
        { text: 'All amounts are gross, before tax.' },
      ],
    },
    {
      id: 'indian-community',
      question: 'Will I find Indian food and people from home?',
      answer: [
        {
          text: 'In most university cities, yes. Brussels, Antwerp, Amsterdam, Eindhoven, Luxembourg and many German cities have Indian shops, student groups and places of worship.',
        },
      ],
    },
  ],
}

const pricing: FaqGroup = {
  id: 'pricing-refunds',
  title: 'Pricing and refunds',
  questions: [
    {
      id: 'bundles',
      question: 'What do the bundles cost?',
      answer: [
        {
          text: `Starter Pack: ${formatRupees(prices.bundles.starter)}, with 1 session of 30 minutes and 1 week of email support.`,
          ours: true,
        },
        {
          text: `Growth Pack: ${formatRupees(prices.bundles.growth)}, with 3 sessions and 1 month of support.`,
          ours: true,
        },
        {
          text: `Complete Journey: ${formatRupees(prices.bundles.complete)}, with 5 sessions and 3 months of priority support.`,
          ours: true,
        },
        { text: 'All bundles include access to the Belgium company database.' },
      ],
      link: { label: 'See all prices', to: paths.pricing },
    },
    {
      id: 'instalments',
      question: 'Can I pay in parts?',
      answer: [{ text: 'Yes. You can pay a bundle in 3 instalments.', ours: true }],
    },
    {
      id: 'refunds',
      question: 'What is the refund rule?',
      answer: [
        { text: 'You can ask for a refund within 7 days of your first paid consultation.', ours: true },
        {
          text: 'This does not reduce the rights that the law gives you. Our terms say more about them.',
        },
      ],
      link: { label: 'Read the terms', to: paths.terms },
    },
    {
      id: 'not-included',
      question: 'What is not included in your prices?',
      answer: [
        {
          text: 'What you pay to others: university fees, APS, language tests, translations, apostille, visa and visa-centre fees, insurance, blocked-account fees, flights and rent.',
        },
      ],
    },
    {
      id: 'referral-credit',
      question: 'How does the referral credit work?',
      answer: [
        {
          text: `Your friend gets ${reward} off, and you get ${reward} credit, when the friend books any package. Credits never expire and can be added together.`,
          ours: true,
        },
      ],
      link: { label: 'Refer a friend', to: paths.referral },
    },
    {
      id: 'really-free',
      question: 'Is the free call really free?',
      answer: [{ text: 'Yes. 15 minutes, no credit card, no duty to buy anything.', ours: true }],
      link: { label: 'Book it', to: contactPath({ offer: 'free-consultation' }) },
    },
    {
      id: 'no-guarantee',
      question: 'Do your bundles come with a guarantee?',
      answer: [
        {
          text: 'We guarantee the work we describe: the sessions, the feedback and the support. We do not guarantee admission, a visa, a scholarship or a job.',
        },
      ],
    },
  ],
}

export const faq: Faq = {
  intro: 'Short answers to common questions. Where a figure can change, the year stands beside it.',
  contents: 'Groups of questions',
  search: {
    label: 'Search the questions',
    hits: (questions) => (questions === 1 ? '1 question' : `${questions} questions`),
    none: 'No question here fits that. Ask it yourself:',
    ask: { label: 'Ask your question', to: paths.contact },
  },
  groups: [consultation, admissions, visa, living, pricing],
  callToAction: {
    heading: 'Your question is not here?',
    text: 'Ask it in a free call, or send us a message. We answer in plain English.',
    actions: [
      { label: 'Book a free consultation', to: contactPath({ offer: 'free-consultation' }) },
      { label: 'Contact us', to: paths.contact },
    ],
  },
  figuresNotice,
  lastChecked,
}
