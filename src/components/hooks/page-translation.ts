import type { CallTranslation } from '@/content/plan/call-in-hindi'
import { store } from '@/lib/store'

/** The texts of header, dialogs and title in the language of a Hindi plan. Undefined on all other pages, which are English. */
export const pageTranslation = store<CallTranslation | undefined>(undefined)
