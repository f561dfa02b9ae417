import { exchangeNote } from '@/content/exchange-rate'
import { admissions } from '@/content/faq/admissions'
import { consultation } from '@/content/faq/consultation'
import { bookCall } from '@/content/faq/links'
import { living } from '@/content/faq/living'
import { pricing } from '@/content/faq/pricing'
import type { Faq, FaqQuestion } from '@/content/faq/types'
import { visa } from '@/content/faq/visa'
import { figuresNotice, lastChecked } from '@/content/sources'
import { paths } from '@/lib/paths'

export const faq: Faq = {
  intro: 'Short answers with their sources: official pages, or else newspapers and guides.',
  contents: 'Groups of questions',
  search: {
    label: 'Search the questions',
    hits: (questions) => (questions === 1 ? '1 question' : `${questions} questions`),
    pending: 'Searching…',
    best: 'What fits best',
    none: 'No question here fits that. Ask it yourself:',
    ask: { label: 'Ask your question', to: paths.contact },
    lost: 'The search has not arrived. Your connection may be down. All answers are below.',
    synonyms: [
      {
        typed: 'scam fraud fake cheat safe genuine legit trust real',
        meant: ['commission', 'who pays', 'guarantee', 'scam'],
      },
      { typed: 'money back cancel', meant: ['refund'] },
      { typed: 'tax taxes', meant: ['gst'] },
      { typed: 'deadline deadlines', meant: ['when do i apply'] },
      { typed: 'bcom bsc b.com b.sc third final 15 16 years', meant: ['three-year'] },
      { typed: 'cgpa gpa percentage marks', meant: ['grades'] },
      { typed: 'moi medium instruction gre gmat toefl', meant: ['ielts'] },
      { typed: 'rejected rejection denied', meant: ['refused'] },
      { typed: 'wife husband spouse dependent family', meant: ['partner'] },
      { typed: 'part-time job', meant: ['work while'] },
      { typed: 'job jobs', meant: ['professional', 'work permit'] },
      { typed: 'pr permanent residence settle', meant: ['stay for good'] },
      { typed: 'stay back psw post study', meant: ['stay after'] },
      { typed: 'accommodation hostel house housing flat rent', meant: ['room'] },
      { typed: 'veg vegetarian', meant: ['food'] },
      { typed: 'emi', meant: ['in parts'] },
      { typed: 'agent agents', meant: ['commission'] },
      { typed: 'sponsor', meant: ['guarantor'] },
      { typed: 'collateral', meant: ['security'] },
      { typed: 'cheap cheapest', meant: ['how much is tuition', 'living costs'] },
      { typed: 'cost costs price', meant: ['fees', 'charge', 'how much'] },
      { typed: 'fees', meant: ['cost', 'tuition', 'charge'] },
      { typed: 'fee', meant: ['fees', 'charge', 'tuition'] },
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

/** The whole answer in one line, for JSON-LD. */
export const answerText = ({ answer, table = [] }: FaqQuestion) =>
  [...answer.map(({ text }) => text), ...table.map(({ of, text }) => `${of}: ${text}`)].join(' ')

export type { FaqQuestion } from '@/content/faq/types'
