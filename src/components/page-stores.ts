// Header, dialogs and title are outside the page's component. The page sets these values for them, and resets them when it is left.

import type { PageTranslation } from '@/content/plan/page-in-hindi'
import { store } from '@/lib/store'

type PlanSummary = {
  /** A line for staff, in English, which the visitor can send with a free call. Undefined while nothing is chosen. */
  english?: string | undefined
  /** The same line in the visitor's language. */
  translated?: string | undefined
}

/** The choices of the plan on the page, for the call's dialog. */
export const planSummary = store<PlanSummary>({})

/** The texts of header, dialogs and title in the language of a Hindi plan. Undefined on all other pages, which are English. */
export const pageTranslation = store<PageTranslation | undefined>(undefined)

/** The title of the receipt that the page shows. */
export const receiptTitle = store<string | undefined>(undefined)
