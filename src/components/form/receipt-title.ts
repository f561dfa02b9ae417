import { store } from '@/lib/store'

/** The title of the receipt that replaces the page's form. It is the document's title, too. */
export const receiptTitle = store<string | undefined>(undefined)
