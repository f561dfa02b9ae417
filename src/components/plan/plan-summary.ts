import { store } from '@/lib/store'

export type PlanSummary = {
  /** A line for staff, in English, which the visitor can send with a free call. Undefined while nothing is chosen. */
  english?: string | undefined
  /** The same line in the visitor's language. */
  translated?: string | undefined
}

/** The choices of the plan on the page, for the call's dialog. */
export const planSummary = store<PlanSummary>({})
