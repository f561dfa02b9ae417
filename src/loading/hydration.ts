import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { type TypedValues, takeTyping } from '@/loading/early-typing'
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

const none = new URLSearchParams()

/** The query string; empty while hydrating, as in the file. */
export function useQueryParameters() {
  const known = useAfterHydration()
  const [parameters] = useSearchParams()
  return known ? parameters : none
}

/** Puts text that was typed into a form before hydration back into its fields, and calls back with all that was typed. */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  adopt?: (typed: TypedValues) => void,
) {
  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const typed = takeTyping(element.getAttribute('name') ?? '')
    if (Object.keys(typed).length === 0) return
    for (const field of element.querySelectorAll('input')) {
      const value = typed[field.name]
      if (typeof value !== 'string') continue
      if (field.type === 'radio') field.checked = field.value === value
      else field.value = value
    }
    adopt?.(typed)
  })
  useLayoutEffect(() => {
    if (form.current) takeOver(form.current)
  }, [form])
}
