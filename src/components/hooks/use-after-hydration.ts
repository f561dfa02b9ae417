import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/loading/idle'

const never = () => () => {}

/** False while hydrating: what depends on the query string, clock, time zone or storage waits for true. */
export function useAfterHydration() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** True from an idle moment after hydration on, for slow code such as `Intl`; true at once in components mounted later. */
export function useIdleAfterHydration() {
  const hydrated = useAfterHydration()
  const [known, setKnown] = useState(hydrated)
  useEffect(() => (known ? undefined : whenIdle(() => setKnown(true))), [known])
  return known
}
