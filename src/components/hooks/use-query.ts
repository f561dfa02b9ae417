import { useSearchParams } from 'react-router-dom'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'

const none = new URLSearchParams()

/** The query string; empty while hydrating, as in the file. */
export function useQueryParameters() {
  const known = useAfterHydration()
  const [parameters] = useSearchParams()
  return known ? parameters : none
}
