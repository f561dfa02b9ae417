import { contactPath } from '@/content/contact-links'
import type { Link } from '@/content/destinations/types'
import { exchangeNote, rupeesFirst, withRupeesFirst } from '@/content/exchange-rate'
import { owner } from '@/content/legal/owner'
import { prices } from '@/content/prices'
import { figuresNotice, lastChecked, type Sourced } from '@/content/sources'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export type FaqRow = Sourced & { of: string }
export type FaqQuestion = {
  /** Unique on the whole page, so that a link can open it. */
  id: string
  question: string
  answer: readonly Sourced[]
  /** What differs, by country or by lender. */
  table?: readonly FaqRow[]
  link?: Link
}
export type FaqGroup = { id: string; title: string; questions: readonly FaqQuestion[] }
export type Faq = {
  intro: string
  contents: string
  search: {
    label: string
    hits: (questions: number) => string
    pending: string
    best: string
    none: string
    ask: Link
    late: string
    /** Words that mean what other words in a question say. */
    synonyms: readonly { typed: string; meant: readonly string[] }[]
    /** Words that every question has. */
    fillers: string
  }
  groups: readonly FaqGroup[]
  callToAction: { heading: string; text: string; actions: readonly Link[] }
  exchangeNote: string
  figuresNotice: string
  lastChecked: string
}

const { legalName, legalForm, registeredAddress, enterpriseNumber } = owner
const company = [
  [legalName, legalForm].filter(Boolean).join(' '),
  registeredAddress,
  enterpriseNumber && `enterprise number ${enterpriseNumber}`,
].filter(Boolean)

const reward = formatRupees(prices.referral)
const hiddenCosts = paths.blogArticle('hidden-costs-studying-abroad')
const bookCall = { label: 'Book a free call', to: contactPath({ offer: 'free-consultation' }) }
const compared = { label: 'Compare all four', to: `${paths.home}#destinations` }

const consultation: FaqGroup = {
  id: 'consultation',
  title: 'General and consultation',
  questions: [
    {
      id: 'free-consultation',
      question: 'What is the free call?',
      answer: [
        {
          text: 'A free call of 15 minutes with a consultant, no card needed. You tell us your goals; we answer your first questions.',
          ours: true,
        },
      ],
      link: bookCall,
    },
    {
      id: 'countries',
      question: 'Which countries do you cover?',
      answer: [{ text: 'Belgium, the Netherlands, Luxembourg and Germany, for study and for work.' }],
    },
    {
      id: 'reply-time',
      question: 'How fast do you reply?',
      answer: [
        {
          text: 'Within 2 hours on WhatsApp during business hours: Monday to Friday, 9:00 to 17:00 Central European Time. In India that is about 13:30 to 21:30, in summer an hour earlier.',
          ours: true,
        },
        {
          text: 'Messages and bookings: within 24 hours. Where these end on a weekend or a Belgian public holiday, by the same hour of the next working day.',
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
          text: 'No. Universities decide on admission, authorities on visas and permits. For a legal case you need a lawyer.',
        },
      ],
    },
    {
      id: 'scam',
      question: 'Is this a scam? How can I check you?',
      answer: [
        {
          text:
            company.length > 0
              ? `We are ${company.join(', ')}. The terms say the same.`
              : 'We are in Antwerp, Belgium. Who stands behind the name is in the terms.',
          ours: true,
        },
        {
          text: 'We sell advice, at the prices on this site. Tuition goes from you to the university directly.',
        },
        {
          text: 'Ask any consultant, also us, for a written scope and price, receipts, your own log-ins, and who pays the adviser.',
        },
        {
          text: 'Nobody can sell you a visa or a work permit. India’s eMigrate register is for recruiters of workers, not for study advice.',
        },
      ],
      link: { label: 'Who we are', to: `${paths.terms}#who-we-are` },
    },
    {
      id: 'commission',
      question: 'Do you take commission from universities?',
      answer: [
        {
          text: 'Our consultants work without commission, and our guidance is student-funded.',
        },
      ],
      link: { label: 'Who pays us', to: `${paths.about}#funding` },
    },
    {
      id: 'guarantee',
      question: 'Can you guarantee admission or a visa?',
      answer: [
        {
          text: 'No, also not with a bundle: nobody can guarantee admission, a visa, a scholarship or a job. If someone does, be careful.',
        },
      ],
    },
    {
      id: 'ielts',
      question: 'Do I need IELTS, and which score?',
      answer: [{ text: 'Each programme decides. Examples for a master’s, IELTS or TOEFL iBT:' }],
      table: [
        {
          of: 'Belgium',
          text: 'VUB: 6.5 or 79, or a degree taught wholly in English.',
          year: 'undated',
          sources: ['vub-admission'],
        },
        {
          of: 'Netherlands',
          text: 'IHE Delft: 6.0, or none after a bachelor’s in English. University of Amsterdam: 6.5 or 92; English schooling in India does not count.',
          year: 'undated',
          sources: ['ihe-delft-english', 'uva-english'],
        },
        {
          of: 'Luxembourg',
          text: 'A level for each programme. A degree in the language counts; a test may be 2 years old.',
          year: '2026',
          sources: ['uni-lu-language'],
        },
        {
          of: 'Germany',
          text: 'RWTH Aachen, robotics: 6.0 or 90, Indian schooling not counted. Göttingen: 7 or 94, or a degree in English.',
          year: 'undated',
          sources: ['rwth-language', 'goettingen-language'],
        },
        {
          of: 'For the visa',
          text: 'German missions in India: proof, as a rule B2, unless the admission letter says it was tested. Others: no rule found, ask the embassy.',
          year: 'undated',
          sources: ['germany-student-visa'],
        },
      ],
    },
    {
      id: 'professionals',
      question: 'I am a professional, not a student. Can you help me?',
      answer: [
        {
          text: 'Yes: permits explained, your CV reviewed, interviews practised. We coach; we do not place people in jobs.',
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
        {
          text: 'A university application takes 3-6 months. Then come the visa and the room: plan 9 to 12 months until you arrive.',
          ours: true,
        },
      ],
    },
    {
      id: 'how-many-programmes',
      question: 'How many programmes should I apply to?',
      answer: [
        { text: '5 to 8 programmes, some ambitious and some safe.', ours: true },
        {
          text: 'The Dutch portal Studielink allows 4 open applications, 2 of them for programmes with fixed places.',
          year: 'undated',
          sources: ['studielink-deadlines'],
        },
      ],
    },
    {
      id: 'september-deadlines',
      question: 'When do I apply for a September start?',
      answer: [{ text: 'These are past years; your programme’s page decides.' }],
      table: [
        {
          of: 'Belgium',
          text: 'About 1 March in Ghent and Leuven, the end of March at VUB.',
          year: '2021-22',
          sources: ['ugent-deadlines'],
        },
        {
          of: 'Netherlands',
          text: '15 January where places are fixed, else 1 May at the latest. TU Delft, non-EU: 15 January or 1 April.',
          year: 'undated',
          sources: ['studielink-deadlines', 'tudelft-deadlines'],
        },
        {
          of: 'Luxembourg',
          text: 'Usually 1 February to 30 April; one bachelor’s to 24 March (2026).',
          year: '2025',
          sources: ['studyaidhub-2025', 'uni-lu-radiology'],
        },
        {
          of: 'Germany',
          text: '15 July for October, international master’s often earlier: robotics at RWTH Aachen 1 March.',
          year: 'undated',
          sources: ['study-in-germany', 'rwth-application'],
        },
      ],
      link: { label: 'The whole year', to: paths.admissionGuidance },
    },
    {
      id: 'aps',
      question: 'What is APS?',
      answer: [
        {
          text: 'The Academic Evaluation Centre checks Indian degrees for Germany, before the visa. Its certificate costs ₹18,000 and takes about 3 to 4 weeks, longer in busy months.',
          year: '2022',
          sources: ['indian-express-2022-11'],
        },
      ],
    },
    {
      id: 'apostille',
      question: 'Do I need an apostille or translations?',
      answer: [
        {
          text: 'An apostille proves a paper is real. Belgium wants it on degree and police clearance, the Netherlands and Luxembourg on your birth certificate.',
        },
        {
          text: 'Germany works with APS and sworn translations; an Indian apostille is usually not needed.',
        },
      ],
    },
    {
      id: 'sop-lor',
      question: 'Do you write my SOP and my recommendation letters?',
      answer: [
        {
          text: 'No. You write your statement of purpose (SOP), your referees their letters of recommendation (LOR). We comment on your drafts.',
        },
      ],
    },
    {
      id: 'application-fees',
      question: 'What do universities charge for an application?',
      answer: [],
      table: [
        {
          of: 'Belgium',
          text: withRupeesFirst('€90 at VUB in Brussels, for example, not refunded.'),
          year: '2025-26',
          sources: ['vub-application'],
        },
        {
          of: 'Netherlands',
          text: withRupeesFirst('€75 to €100 at some institutions.'),
          year: '2024-25',
          sources: ['study-in-nl-tuition'],
        },
        {
          of: 'Luxembourg',
          text: withRupeesFirst('€50 for each programme, deducted if you enrol.'),
          year: '2025',
          sources: ['studyaidhub-2025'],
        },
        {
          of: 'Germany',
          text: withRupeesFirst('Through the portal uni-assist €75, then €30 for each further course.'),
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
          text: 'We read the reasons with you, look at the next start or another country, and say what would have to change.',
        },
      ],
    },
    {
      id: 'study-in-english',
      question: 'Can I study in English?',
      answer: [
        {
          text: 'Yes, widely in the Netherlands. Germany and Belgium have many master’s in English, fewer bachelor’s. In Luxembourg it often stands beside French or German.',
        },
      ],
    },
    {
      id: 'three-year-degree',
      question: 'Is a three-year degree enough for a master’s?',
      answer: [{ text: 'Often, but each university decides.' }],
      table: [
        {
          of: 'Belgium',
          text: 'No official recognition is needed to study, says Ghent University.',
          year: 'undated',
          sources: ['ugent-equivalence'],
        },
        {
          of: 'Netherlands',
          text: 'Nuffic takes a BA or BSc for 2 years of a research university, a BCom for 3 years of an applied one.',
          year: 'undated',
          sources: ['nuffic-india'],
        },
        {
          of: 'Luxembourg',
          text: 'The bachelor’s must be finished by the deadline, and recognised at level 6.',
          year: '2024',
          sources: ['uni-lu-admissions'],
        },
        {
          of: 'Germany',
          text: 'APS states whether you may apply, the university decides. Look your degree up in anabin.',
          year: 'undated',
          sources: ['aps-faqs'],
        },
      ],
    },
    {
      id: 'gaps-grades',
      question: 'Are backlogs, gap years or low grades a problem?',
      answer: [
        {
          text: 'Not always. Explain them truthfully.',
        },
        {
          text: 'TU Delft, TU Eindhoven and one energy master’s at KU Leuven ask for 75% of the scale; many programmes set no number.',
          year: 'undated',
          sources: ['tudelft-grades', 'tue-grades', 'kuleuven-energy'],
        },
        {
          text: 'On backlogs and gaps we found no rule. Ask the programme, for Germany also aps-india.de.',
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
      question: 'How much money must I show for the visa?',
      answer: [
        {
          text: withRupeesFirst(
            'For one year: €11,904 in Germany, €12,744 in Belgium (2026-27), €13,569.24 plus tuition in the Netherlands.',
          ),
          year: '2026',
          sources: ['bafoeg-rate', 'dofi-funds', 'ind-amounts'],
        },
        {
          text: withRupeesFirst('Luxembourg: about €18,666. Sources differ; check guichet.lu.'),
          year: '2026',
          sources: ['guichet-immigration'],
        },
      ],
      link: compared,
    },
    {
      id: 'blocked-account',
      question: 'What is a blocked account?',
      answer: [
        {
          text: `It holds your own money and pays it back month by month. In Germany: a twelfth of ${rupeesFirst(11_904)}, so €992.`,
          year: '2026',
          sources: ['bafoeg-rate'],
        },
        {
          text: 'Belgium accepts one too. In the Netherlands the money usually goes to the university. Luxembourg accepts bank statements, a loan or a scholarship.',
        },
      ],
    },
    {
      id: 'guarantor',
      question: 'Can a guarantor sign for me in Belgium?',
      answer: [
        {
          text: withRupeesFirst(
            'Yes, with a form called Annex 32. From 1 September 2026 the guarantor needs €3,279.47 a month after tax.',
          ),
          year: '2026',
          sources: ['dofi-guarantor'],
        },
        {
          text: 'Do not pay a stranger: ULB warns that paid guarantors can be a fraud.',
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
          text: 'Belgium: 1 to 3 months or more. Netherlands: often about 2 weeks, up to 60 days; the university applies for you.',
          year: 'undated',
          sources: ['uantwerpen-visa', 'studypath-permit'],
        },
        {
          text: 'Luxembourg: 2 to 3 months. Germany: often 2 to 4 months until the appointment, then weeks to months. Book it once you are admitted.',
          year: '2026',
          sources: ['my-university-2026', 'yourweg-2026-05'],
        },
      ],
    },
    {
      id: 'visa-fees',
      question: 'What are the visa and permit fees?',
      answer: [
        {
          text: withRupeesFirst('Belgium: visa €250 (from 1 July 2026), contribution €251.'),
          year: '2026',
          sources: ['belgium-in-india', 'dofi-contribution'],
        },
        {
          text: withRupeesFirst(
            'Netherlands: €254. Luxembourg: visa €50, permit €80. Germany: visa €75, permit €100.',
          ),
          year: '2026',
          sources: ['ind-fees', 'guichet-immigration', 'germany-residence-fees'],
        },
        { text: 'Visa centres charge extra.' },
      ],
    },
    {
      id: 'tuition',
      question: 'How much is tuition?',
      answer: [
        {
          text: 'About €0-15,000 per year at most public universities in Belgium, Luxembourg and Germany; private schools can cost more.',
          year: '2026',
          sources: ['study-in-germany', 'belga-tuition-2026-06', 'my-university-2026'],
        },
        {
          text: withRupeesFirst('Dutch universities often charge more: about €9,000 to €30,000.'),
          year: '2024-25',
          sources: ['study-in-nl-tuition'],
        },
        {
          text: withRupeesFirst('Baden-Württemberg asks €1,500 a semester, TU Munich €2,000 to €6,000.'),
          year: 'undated',
          sources: ['baden-wuerttemberg-tuition', 'tum-tuition'],
        },
      ],
      link: compared,
    },
    {
      id: 'living-costs',
      question: 'How much are living costs?',
      answer: [
        {
          text: '€800-1,200 per month: our estimate for smaller cities in Belgium and Germany. Luxembourg and the large Dutch cities cost more.',
          ours: true,
        },
        {
          text: withRupeesFirst('The visa asks for €992 a month in Germany, €1,130.77 in the Netherlands.'),
          year: '2026',
          sources: ['bafoeg-rate', 'ind-amounts'],
        },
      ],
      link: compared,
    },
    {
      id: 'education-loan',
      question: 'Education loan: how much, and what security?',
      answer: [
        {
          text: 'The interest lowers your tax for 8 years, in the old regime only (section 129, once 80E).',
          year: '2026',
          sources: ['easevalue-2026-07'],
        },
        { text: 'Ask each lender for today’s rate, and when the first instalment is due.' },
      ],
      table: [
        {
          of: 'SBI Global Ed-Vantage',
          text: 'From ₹7.5 lakh to ₹3 crore; up to ₹50 lakh without security at chosen institutions. Can be paid before the visa. Luxembourg is not named: ask.',
          year: 'undated',
          sources: ['sbi-ed-vantage'],
        },
        {
          of: 'Bank of Baroda Scholar',
          text: 'Up to ₹80 lakh for institutions on its list, ₹60 lakh for others.',
          year: 'undated',
          sources: ['baroda-scholar'],
        },
        {
          of: 'Credila',
          text: 'About ₹45 to 50 lakh without security. Interest may start at once.',
          year: 'undated',
          sources: ['education-loan-guru', 'credila-repayment'],
        },
        {
          of: 'PM Vidyalaxmi',
          text: 'Not for studies abroad.',
          year: 'undated',
          sources: ['indian-bank-vidyalaxmi'],
        },
      ],
      link: { label: 'Loans and paying', to: `${hiddenCosts}#sending-the-money-from-india` },
    },
    {
      id: 'loans-tcs',
      question: 'How do I pay from India, and what is tax at source (TCS)?',
      answer: [
        {
          text: 'Wire the tuition to the university itself. Banks collect a tax on money sent abroad for education: 2% above ₹10 lakh a year, since 1 April 2026. On ₹25 lakh of your own that is ₹30,000.',
          year: '2026',
          sources: ['business-standard-2026-02', 'taxtmi-2026'],
        },
        {
          text: 'It comes back through the sender’s tax return. A loan from a specified lender carries none.',
        },
        {
          text: 'One person may send USD 250,000 a year (LRS); check rbi.org.in.',
          year: '2023',
          sources: ['moneycontrol-2023-06'],
        },
      ],
    },
    {
      id: 'scholarships',
      question: 'Which scholarships can I try for?',
      answer: [
        {
          text: 'Flanders: Master Mind, VLIR-UOS. Netherlands: NL Scholarship. Germany: DAAD (its academic exchange service), Deutschlandstipendium. All of Europe: Erasmus Mundus. Many close early: read the official page in autumn.',
        },
      ],
    },
    {
      id: 'visa-refused',
      question: 'My visa was refused. Is my money back, and what now?',
      answer: [
        {
          text: 'Read the reasons, correct the cause, apply again. Visa fees are gone as a rule, Luxembourg’s too. For Germany’s we found no rule: ask the mission. Or appeal, best with a lawyer:',
        },
      ],
      table: [
        {
          of: 'Belgium',
          text: 'Within 30 days, at the Council for Alien Law Litigation.',
          year: 'undated',
          sources: ['belgium-refusal'],
        },
        {
          of: 'Netherlands',
          text: 'Within 4 weeks, at the immigration service (IND). The university is the applicant; Maastricht pays tuition back on request.',
          year: 'undated',
          sources: ['mvv-refusal', 'maastricht-refund'],
        },
        {
          of: 'Luxembourg',
          text: 'Normally within 3 months, at the Administrative Tribunal.',
          year: 'undated',
          sources: ['guichet-appeal'],
        },
        {
          of: 'Germany',
          text: 'Within 1 month, at the Administrative Court in Berlin; no objection at the embassy since 1 July 2025.',
          year: '2025',
          sources: ['germany-refusal-2025-12'],
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
      question: 'Can I work while I study?',
      answer: [
        {
          text: 'In term 20 hours a week in Belgium, 16 in the Netherlands, 15 on average in Luxembourg. In Germany 140 full or 280 half days a year.',
          year: '2026',
          sources: ['dofi-work', 'ind-study', 'guichet-immigration', 'germany-residence-act'],
        },
        {
          text: 'A Dutch employer needs a work permit for you. What is printed on your residence card decides.',
        },
      ],
      link: compared,
    },
    {
      id: 'health-insurance',
      question: 'Do I need health insurance?',
      answer: [
        {
          text: withRupeesFirst(
            'Yes. Belgium: about €79 every three months, plus a membership at most health funds.',
          ),
          year: '2026',
          sources: ['student-insurance-2026-03'],
        },
        {
          text: withRupeesFirst(
            'Germany: €141.16 to €146.29 a month with TK, a public insurer. Netherlands: €145 to €165 a month once you work, private before.',
          ),
          year: '2026',
          sources: ['tk-2026', 'cak-2026'],
        },
        {
          text: 'Luxembourg: through your enrolment.',
          year: '2025',
          sources: ['uni-lu-insurance'],
        },
      ],
    },
    {
      id: 'housing',
      question: 'How do I find a room?',
      answer: [
        {
          text: 'Start on the day you are admitted. See the room by video, never pay into an anonymous account, and make sure you can register there.',
        },
      ],
    },
    {
      id: 'arrival',
      question: 'What must I do when I arrive?',
      answer: [
        {
          text: 'Register your address: within 8 working days in Belgium, 5 days in the Netherlands, 3 working days in Luxembourg, 14 days in Germany.',
          year: '2026',
          sources: ['rrn-cards', 'dutch-municipality', 'guichet-immigration', 'germany-registration-act'],
        },
        { text: 'After that come the residence card, health insurance and a bank account.' },
      ],
      link: { label: 'Your first weeks', to: paths.duringStudies },
    },
    {
      id: 'local-language',
      question: 'Do I need the local language?',
      answer: [
        {
          text: 'For many master’s programmes English is enough. For work and daily life, Dutch, French or German helps a lot.',
        },
      ],
    },
    {
      id: 'partner',
      question: 'Can my partner come with me, and work?',
      answer: [
        {
          text: 'Often, if you have the income and a home. The German permit allows work. Guides say the others do too, Luxembourg’s after a year, the Dutch with a work permit.',
        },
      ],
      table: [
        {
          of: 'Belgium',
          text: withRupeesFirst(
            'After you have a card and a home that fits. Both must be 21 or older; you need €2,456.97 net a month of your own (from 1 July).',
          ),
          year: '2026',
          sources: ['uantwerpen-family', 'altea-2025', 'dofi-family'],
        },
        {
          of: 'Netherlands',
          text: withRupeesFirst(
            'Together with you, if both are 21 or older. The general norm is €2,337 gross a month (July to December); for students ask ind.nl.',
          ),
          year: '2026',
          sources: ['ind-partner'],
        },
        {
          of: 'Luxembourg',
          text: 'Hard for students: a permit of a year or more, about a minimum wage, home, insurance.',
          year: '2025',
          sources: ['eu-family-luxembourg'],
        },
        {
          of: 'Germany',
          text: 'Room, a secured income and A1 German. The sum: ask india.diplo.de.',
          year: 'undated',
          sources: ['bayreuth-family'],
        },
      ],
    },
    {
      id: 'failed-courses',
      question: 'What if I fail courses?',
      answer: [
        {
          text: 'Belgium: bachelor’s students need 60 credits within two academic years, then 40 more each year. Netherlands: at least 50% of the credits each year, or the university reports it.',
          year: '2026',
          sources: ['belga-2026-06', 'ind-study'],
        },
        {
          text: 'Germany and Luxembourg look at your progress too. See your study adviser after the first bad exams.',
        },
      ],
    },
    {
      id: 'stay-after-degree',
      question: 'Can I stay after my degree?',
      answer: [
        {
          text: 'Yes, to look for work: 12 months in Belgium and the Netherlands, up to 18 in Germany. In Luxembourg up to 12, after a master’s or PhD; older sources say 9.',
          year: '2026',
          sources: [
            'dofi-search-year',
            'ind-orientation-year',
            'germany-residence-act',
            'guichet-after-studies',
            'luxrelo-2018',
          ],
        },
      ],
      link: { label: 'After your degree', to: paths.postStudy },
    },
    {
      id: 'stay-for-good',
      question: 'Can I stay for good?',
      answer: [
        {
          text: 'Later, with work, income and often the language.',
        },
      ],
      table: [
        {
          of: 'Belgium',
          text: 'After 5 years. Student years count half, the search year in full; you cannot apply during either.',
          year: 'undated',
          sources: ['agii-long-term'],
        },
        {
          of: 'Netherlands',
          text: 'After 5 years, with Dutch at A2 and a contract of a year at the minimum wage. Student years count half, for the EU status only.',
          year: '2026',
          sources: ['ind-permanent'],
        },
        {
          of: 'Luxembourg',
          text: 'After 5 years. Student years count half at most.',
          year: '2003',
          sources: ['eu-long-term-residents'],
        },
        {
          of: 'Germany',
          text: 'With a German degree, after 2 years of skilled work with pension contributions, and B1 German.',
          year: '2026',
          sources: ['germany-residence-act'],
        },
      ],
    },
    {
      id: 'salary-thresholds',
      question: 'What salary do I need for a work permit?',
      answer: [
        {
          text: withRupeesFirst(
            'For graduates, a year before tax: €37,464 in the Netherlands, €39,129.60 in Flanders under 30, €39,907.20 in Luxembourg after a master’s there.',
          ),
          year: '2026',
          sources: ['ind-amounts', 'kpmg-2026-01', 'ccss-2026'],
        },
        {
          text: withRupeesFirst(
            'For Germany’s EU Blue Card €45,934.20. Other permits exist below this; ask.',
          ),
          year: '2026',
          sources: ['make-it-blue-card'],
        },
      ],
      link: { label: 'Permits and their pay', to: `${paths.postStudy}#pay` },
    },
    {
      id: 'indian-community',
      question: 'Will I find Indian food and people from home?',
      answer: [
        {
          text: 'In most university cities: Indian shops, student groups, places of worship.',
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
          text: `Starter Pack ${formatRupees(prices.bundles.starter)}, Growth Pack ${formatRupees(prices.bundles.growth)}, Complete Journey ${formatRupees(prices.bundles.complete)}. All include sessions, support and access to the Belgium company database.`,
          ours: true,
        },
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
        { text: 'The rights that the law gives you stay yours.' },
      ],
      link: { label: 'Read the terms', to: paths.terms },
    },
    {
      id: 'not-included',
      question: 'What is not included in your prices?',
      answer: [
        {
          text: 'University and visa fees, tests, APS, translations, apostille, insurance, blocked account, flights and rent.',
        },
      ],
    },
    {
      id: 'referral-credit',
      question: 'How does the referral credit work?',
      answer: [
        {
          text: `Your friend gets ${reward} off, and you get ${reward} credit, when the friend books any bundle or service package. Credits never expire and can be added together.`,
          ours: true,
        },
      ],
      link: { label: 'Refer a friend', to: paths.referral },
    },
    {
      id: 'really-free',
      question: 'Is the free call really free?',
      answer: [{ text: 'Yes. 15 minutes, no credit card, no duty to buy anything.', ours: true }],
      link: bookCall,
    },
  ],
}

export const faq: Faq = {
  intro: 'Short answers to common questions. Official figures name their source.',
  contents: 'Groups of questions',
  search: {
    label: 'Search the questions',
    hits: (questions) => (questions === 1 ? '1 question' : `${questions} questions`),
    pending: 'Searching…',
    best: 'What fits best',
    none: 'No question here fits that. Ask it yourself:',
    ask: { label: 'Ask your question', to: paths.contact },
    late: 'The search has not arrived. Your connection may be down. All answers are below.',
    synonyms: [
      { typed: 'scam fraud fake cheat', meant: ['commission', 'who pays', 'guarantee', 'scam'] },
      { typed: 'money back cancel', meant: ['refund'] },
      { typed: 'rejected rejection denied', meant: ['refused'] },
      { typed: 'wife husband spouse', meant: ['partner'] },
      { typed: 'part-time job', meant: ['work while'] },
      { typed: 'cost costs price', meant: ['fees', 'charge', 'how much'] },
      { typed: 'fees', meant: ['cost', 'tuition', 'charge'] },
    ],
    fillers:
      'a an and any are as at be been by can could did do does for from get has have how i if in is it may me my of on or our shall should so that the there they this to us was we what when where which who will with would you your',
  },
  groups: [consultation, admissions, visa, living, pricing],
  callToAction: {
    heading: 'Your question is not here?',
    text: 'Ask it in a free call, or write to us.',
    actions: [bookCall, { label: 'Contact us', to: paths.contact }],
  },
  exchangeNote,
  figuresNotice,
  lastChecked,
}

/** The whole answer in one line, for machines. */
export const answerText = ({ answer, table = [] }: FaqQuestion) =>
  [...answer.map(({ text }) => text), ...table.map(({ of, text }) => `${of}: ${text}`)].join(' ')
