import { usePageMeta } from '@/components/hooks/use-page-meta'
import { absoluteUrl } from '@/lib/site-url'
import { useQueryParameters } from '@/loading/hydration'

/** The address to share, with the plan, the code or the selection of its query. */
export function usePageAddress() {
  const { canonical } = usePageMeta()
  const query = useQueryParameters().toString()
  return absoluteUrl(canonical) + (query && `?${query}`)
}
