import type { CallTranslation } from '@/content/plan/call-in-hindi'
import { store } from '@/lib/store'

type PagePlan = {
  /** For staff, in English; absent while nothing is chosen. The visitor can send it with a free call. */
  sent?: string | undefined
  /** The same in the visitor's language. */
  shown?: string | undefined
  translation?: CallTranslation | undefined
}

/** The plan on the page beneath the dialog, and its language. */
export const pagePlan = store<PagePlan>({})
