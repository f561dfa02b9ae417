import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while hydrating: what depends on the query string, clock, time zone or storage waits for true. */
export function useAfterHydration() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
