import type { Sourced } from '@/content/sources'
import type { Closing, Link } from '@/content/types'

export type FaqRow = Sourced & { subject: string }
export type FaqQuestion = {
  /** An id that is unique on the page, so that a link can open the answer. */
  id: string
  question: string
  answer: readonly Sourced[]
  /** The differences, by country or by lender. */
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
    noHits: string
    askUs: Link
    lost: string
  }
  groups: readonly FaqGroup[]
  closing: Closing
}
