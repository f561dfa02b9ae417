import { store } from '@/lib/store'

/** The plan on the page beneath the dialog. The visitor can send it with a free call. */
export const callPlan = store<string | undefined>(undefined)
