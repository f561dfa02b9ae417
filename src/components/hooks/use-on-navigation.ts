import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'
import { type NavigationType, useLocation } from 'react-router-dom'

/** The type of the last navigation. `useNavigationType` always returns POP within `Routes` that has a location. */
export const LastNavigation = createContext<`${NavigationType}`>('POP')

/** Runs a task after mount and after every navigation, also to the same URL. `POP` is a load, Back, Forward or a new hash. */
export function useOnNavigation(task: (type: `${NavigationType}`) => void) {
  const type = useContext(LastNavigation)
  const { key, hash } = useLocation()
  // A hash that the visitor types changes `hash` but not `key`.
  const visit = key + hash
  const run = useEffectEvent(() => task(type))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit runs the task again.
  useLayoutEffect(() => run(), [visit])
}
