import { useMatches } from 'react-router-dom'
import { type PageMeta, pageMeta } from '@/content/page-meta'

/** The current route's heading, title and address. */
export function usePageMeta() {
  const handle = useMatches().at(-1)?.handle as PageMeta | undefined
  return handle ?? pageMeta.notFound
}
