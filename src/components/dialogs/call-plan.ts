import { store } from '@/lib/store'

/** The plan on the page beneath the dialog. A free call takes it along, if the visitor leaves it in the form. */
export const callPlan = store<string | undefined>(undefined)
