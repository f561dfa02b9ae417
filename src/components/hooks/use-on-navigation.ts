import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Runs a task when the page is there and with each navigation, also one to the same place. */
export function useOnNavigation(task: () => void) {
  const { key, hash } = useLocation()
  // An address that is typed changes the hash and leaves the key.
  const visit = key + hash
  const run: (visit: string) => void = useEffectEvent(task)
  useLayoutEffect(() => run(visit), [visit])
}
