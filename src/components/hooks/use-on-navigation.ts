import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Runs a task after mount and after every navigation, also to the same URL. */
export function useOnNavigation(task: () => void) {
  const { key, hash } = useLocation()
  // A hash that the visitor types changes `hash` but not `key`.
  const visit = key + hash
  const run = useEffectEvent(task)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit runs the task again.
  useLayoutEffect(() => run(), [visit])
}
