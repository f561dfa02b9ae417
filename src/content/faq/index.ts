import { admissions } from '@/content/faq/admissions'
import { consultation } from '@/content/faq/consultation'
import { bookCall } from '@/content/faq/links'
import { living } from '@/content/faq/living'
import { pricing } from '@/content/faq/pricing'
import type { Faq, FaqQuestion } from '@/content/faq/types'
import { visa } from '@/content/faq/visa'
import { paths } from '@/lib/paths'

export const faq: Faq = {
  intro: 'Short answers with their sources: official pages, or else newspapers and guides.',
  contents: 'Groups of questions',
  search: {
    label: 'Search the questions',
    hits: (questions) => (questions === 1 ? '1 question' : `${questions} questions`),
    pending: 'Searching…',
    best: 'What fits best',
    noHits: 'No question here fits that. Ask it yourself:',
    askUs: { label: 'Ask your question', to: paths.contact },
    lost: 'The search has not arrived. Your connection may be down. All answers are below.',
  },
  groups: [consultation, admissions, visa, living, pricing],
  closing: {
    heading: 'Your question is not here?',
    text: 'Ask it in a free call, or write to us.',
    actions: [bookCall, { label: 'Contact us', to: paths.contact }],
  },
}

/** The whole answer in one line, for the search. */
export const answerText = ({ answer, table = [] }: FaqQuestion) =>
  [...answer.map(({ text }) => text), ...table.map(({ subject, text }) => `${subject}: ${text}`)].join(' ')

export type { FaqQuestion } from '@/content/faq/types'
