import { dayName, deadlines, safeApplications, tooLateForVisa } from '@/content/countries/deadlines'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { apsTime } from '@/content/countries/waits'
import { withRupeesFirst } from '@/content/exchange-rate'
import type { FaqGroup } from '@/content/faq/types'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export const admissions: FaqGroup = {
  id: 'admissions',
  title: 'Admissions and applications',
  questions: [
    {
      id: 'application-time',
      question: 'How long does a university application take?',
      answer: [
        {
          text: 'A university application takes 3-6 months, from shortlist to answer. Then come the visa and the room: plan 9 to 12 months until you arrive.',
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
      answer: [
        {
          text: 'For 2027-28 we found no dates. Expect about these, of past years, and check your programme’s page:',
        },
      ],
      table: [
        {
          subject: 'Belgium',
          text: `About ${dayName(deadlines.ghent)} in Dutch or English (Ghent: from ${dayName(deadlines.ghentOpens)}, 2021-22; ${dayName(safeApplications.belgium)} to be safe), about ${dayName(deadlines.ulb)} in French (ULB: from ${dayName(deadlines.ulbOpens)}).`,
          year: deadlines.ulb.year,
          sources: [deadlines.ghent.source, deadlines.ulb.source],
        },
        {
          subject: 'Netherlands',
          text: `Studielink: ${dayName(deadlines.dutchFixed)} where places are fixed, else ${dayName(deadlines.dutch)} at the latest. TU Delft’s master’s, non-EU: from ${dayName(deadlines.delftOpens)} to ${dayName(deadlines.delftListed)} or ${dayName(deadlines.delft)}.`,
          year: 'undated',
          sources: ['studielink-deadlines', 'tudelft-deadlines'],
        },
        {
          subject: 'Luxembourg',
          text: `Usually ${dayName(deadlines.luxembourgOpens)} to ${dayName(deadlines.luxembourg)}, ${dayName(safeApplications.luxembourg)} to be safe; one bachelor’s to ${dayName(deadlines.luxembourgRadiology)} (2026).`,
          year: '2025',
          sources: ['studyaidhub-2025', 'uni-lu-radiology'],
        },
        {
          subject: 'Germany',
          text: `Often ${dayName(deadlines.germanWinter)} for October, but ${tooLateForVisa.winter}, ${dayName(safeApplications.germany)} to be safe, if the portal is open. Some master’s close earlier: robotics at RWTH Aachen ${dayName(deadlines.aachen)}.`,
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
          text: `The Academic Evaluation Centre checks Indian degrees for Germany, before you apply where a university asks for it, always before the visa. Its certificate costs ${formatRupees(repeatedFigures.apsFee)} (the same in a guide of April 2026) and takes about ${apsTime}.`,
          year: '2022',
          sources: ['indian-express-2022-11', 'aps-faqs'],
        },
      ],
    },
    {
      id: 'apostille',
      question: 'Do I need an apostille or translations?',
      answer: [
        {
          text: 'An apostille proves a paper is real. Belgium wants it on degree and police clearance, the Netherlands on your birth certificate, Luxembourg on the criminal record: ask about your other papers.',
        },
        {
          text: 'Germany works with APS and sworn translations; an apostille is usually not needed.',
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
          subject: 'Belgium',
          text: withRupeesFirst(
            '€90 at VUB in Brussels, for example, not refunded; €200 at UNamur, taught in French.',
          ),
          year: '2025-26',
          sources: ['vub-application', 'unamur-fees'],
        },
        {
          subject: 'Netherlands',
          text: withRupeesFirst(
            '€75 to €120 at some institutions; TU Delft pays it back only to those who start.',
          ),
          year: '2024-25',
          sources: ['study-in-nl-tuition', 'tudelft-application'],
        },
        {
          subject: 'Luxembourg',
          text: withRupeesFirst('€50 for each programme, deducted if you enrol.'),
          year: '2025',
          sources: ['studyaidhub-2025'],
        },
        {
          subject: 'Germany',
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
      answer: [
        { text: 'Often, but each university decides.' },
        {
          text: 'In your final year, before the last marksheet? Luxembourg wants the bachelor’s finished by the deadline. For the others we found no rule: ask the programme, for Germany APS, too.',
        },
      ],
      table: [
        {
          subject: 'Belgium',
          text: 'No official recognition is needed to study, says Ghent University. KU Leuven’s energy master’s asks for 3 years and 75%.',
          year: 'undated',
          sources: ['ugent-equivalence', 'kuleuven-energy'],
        },
        {
          subject: 'Netherlands',
          text: 'Nuffic compares a B.Com. (Pass) with 3 years at a university of applied sciences. It compares a BA (Pass or Honours) or B.Sc. (Pass) with 2 years at a research university, which may refuse it: ask.',
          year: 'undated',
          sources: ['nuffic-india'],
        },
        {
          subject: 'Luxembourg',
          text: 'The bachelor’s must be finished by the deadline, and recognised at level 6.',
          year: '2024',
          sources: ['uni-lu-admissions'],
        },
        {
          subject: 'Germany',
          text: 'Each university decides, and no rule holds for all. APS states whether you may apply at all. Look your degree up in anabin, then write to the programme.',
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
