import { useMatches } from 'react-router-dom'
import type { Page } from '@/content/pages'

export function usePageMeta() {
  const handle = useMatches().at(-1)?.handle as Page | undefined
  if (!handle)
    throw new Error('A page is rendered outside the route table, so it has no heading and no title.')
  return handle
}
