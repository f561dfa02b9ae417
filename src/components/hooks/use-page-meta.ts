import { createContext, useContext } from 'react'
import { useStore } from '@/components/hooks/use-store'
import { brand } from '@/content/brand'
import type { Page } from '@/content/pages'
import { store } from '@/lib/store'

export const PageMeta = createContext<Page | undefined>(undefined)

/** The title of the receipt that replaces the page's form, for the document title. */
export const receiptHeading = store<string | undefined>(undefined)

export function usePageMeta() {
  const page = useContext(PageMeta)
  const done = useStore(receiptHeading)
  if (!page) throw new Error('A page is rendered outside the route table, so it has no heading and no title.')
  return done ? { ...page, title: `${done} | ${brand.name}` } : page
}
