import { useSearchParams } from 'react-router-dom'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'

const none = new URLSearchParams()

/** The query string. Empty while the first render repeats the pre-rendered file, which knows of none. */
export function useQueryParameters() {
  const known = useAfterHydration()
  const [parameters] = useSearchParams()
  return known ? parameters : none
}
