import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { consumeTyping, type TypedValues } from '@/loading/early-typing'
import { whenIdle } from '@/loading/prefetch'

const subscribeToNothing = () => () => {}

/**
 * Returns false during hydration. Content that depends on query string, clock, time zone or storage waits for true. With `whenIdle` it
 * stays false until the browser is idle, for slow code such as `Intl`. True at once in components mounted later.
 */
export function useAfterHydration(options = { whenIdle: false }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [isIdle, setIdle] = useState(isHydrated)
  const waits = options.whenIdle && !isIdle
  useEffect(() => (waits ? whenIdle(() => setIdle(true)) : undefined), [waits])
  return options.whenIdle ? isIdle : isHydrated
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

/** Restores text typed before hydration into the form's fields, and passes all typed values to the callback. */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  adopt: (typed: TypedValues) => void,
) {
  const restoreTyping = useEffectEvent((element: HTMLFormElement) => {
    const typed = consumeTyping(element.getAttribute('name') ?? '')
    if (Object.keys(typed).length === 0) return
    for (const field of element.querySelectorAll('input')) {
      const value = typed[field.name]
      if (typeof value !== 'string') continue
      if (field.type === 'radio') field.checked = field.value === value
      else field.value = value
    }
    adopt(typed)
  })
  useLayoutEffect(() => {
    if (form.current) restoreTyping(form.current)
  }, [form])
}
