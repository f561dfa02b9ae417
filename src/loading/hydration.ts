import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TypedValues } from '@/lib/typed-fields'
import { consumeTyping } from '@/loading/early-typing'
import { whenIdle } from '@/loading/idle'

const subscribeToNothing = () => () => {}

/**
 * Returns false during hydration. Content that depends on query string, clock, time zone or storage waits for true. True at once in
 * components mounted later.
 */
export function useAfterHydration() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** As `useAfterHydration`, but after a page load it stays false until the browser is idle: for slow code, such as `Intl`. */
export function useAfterIdle() {
  const [isIdle, setIdle] = useState(useAfterHydration())
  useEffect(() => (isIdle ? undefined : whenIdle(() => setIdle(true))), [isIdle])
  return isIdle
}

/** The query string, empty during hydration, as in the HTML. Without a query, hydration causes no second render. */
export function useQueryParameters() {
  const [parameters] = useSearchParams()
  const current = parameters.toString()
  const query = useSyncExternalStore(
    subscribeToNothing,
    () => current,
    () => '',
  )
  return useMemo(() => new URLSearchParams(query), [query])
}

/** Passes the values typed into a form before hydration to the callback, once the router listens; `{}` without typing. */
export function useTypedBeforeHydration(formName: string, adopt: (typed: TypedValues) => void) {
  const adoptTyping = useEffectEvent(() => adopt(consumeTyping(formName)))
  useEffect(() => adoptTyping(), [])
}
