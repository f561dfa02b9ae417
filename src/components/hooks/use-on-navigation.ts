import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Runs a task when the page is there and with each navigation, also one to the same place. */
export function useOnNavigation(task: () => void) {
  const { key } = useLocation()
  const run: (key: string) => void = useEffectEvent(task)
  useLayoutEffect(() => run(key), [key])
}
