import { createContext, useContext } from 'react'
import type { Page } from '@/content/pages'

export const PageContext = createContext<Page | undefined>(undefined)

export function usePageMeta() {
  const page = useContext(PageContext)
  if (!page) throw new Error('A page is rendered outside the route table, so it has no heading and no title.')
  return page
}
