import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the first render repeats the pre-rendered file, true ever after. Whatever depends on the query
 * string, the clock, the time zone or storage waits for it.
 */
export function useAfterHydration() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
