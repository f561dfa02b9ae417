import { useMatches } from 'react-router-dom'
import type { PageMeta } from '@/content/page-meta'

/** The current route's heading, title and address. */
export function usePageMeta() {
  const handle = useMatches().at(-1)?.handle as PageMeta | undefined
  if (!handle)
    throw new Error('A page is rendered outside the route table, so it has no heading and no title.')
  return handle
}
