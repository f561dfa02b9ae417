import { usePageMeta } from '@/components/hooks/use-page-meta'
import { absoluteUrl } from '@/lib/site-url'
import { useQueryParameters } from '@/loading/hydration'

/** The parameters that choose what a page shows. Mailings and advertisements add others, such as `utm_source`. */
export const ownParameters = new Set(
  [
    'level country start budget loan interest rate senders lang', // the plan
    'service duration package session consultation offer subject plan', // what a message or a booking is about
    'services ref type step', // selection, referral, registration
  ].flatMap((names) => names.split(' ')),
)

/** The address to share, with the plan, the code or the selection of its query. */
export function usePageAddress() {
  const { canonical } = usePageMeta()
  const kept = [...useQueryParameters()].filter(([name]) => ownParameters.has(name))
  const query = new URLSearchParams(kept).toString()
  return absoluteUrl(canonical) + (query && `?${query}`)
}
