import { store } from '@/lib/store'

export type PagePlan = {
  /** A line for staff, in English, which the visitor can send with a free call. Undefined while nothing is chosen. */
  summary?: string | undefined
  /** The same line in the visitor's language. */
  translatedSummary?: string | undefined
}

/** The plan that the page shows, for the call's dialog. */
export const pagePlan = store<PagePlan>({})
