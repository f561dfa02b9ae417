import { usePageMeta } from '@/components/hooks/use-page-meta'
import { absoluteUrl } from '@/lib/site-url'
import { useQueryParameters } from '@/loading/hydration'

/** Parameters that mailings and advertisements add, such as `utm_source` and `gclid`. */
const TRACKING = /^utm_|clid$/

/** The address to share, with the plan, the code or the selection of its query. */
export function usePageAddress() {
  const { canonical } = usePageMeta()
  const ownParameters = [...useQueryParameters()].filter(([name]) => !TRACKING.test(name))
  const query = new URLSearchParams(ownParameters).toString()
  return absoluteUrl(canonical) + (query && `?${query}`)
}
