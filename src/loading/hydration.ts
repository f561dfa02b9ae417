import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { consumeTyping, type TypedValues } from '@/loading/early-typing'
import { whenIdle } from '@/loading/idle'

const never = () => () => {}

/** False during hydration. Content that depends on query string, clock, time zone or storage waits for true. */
export function useAfterHydration() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** True from an idle moment after hydration, for slow code such as `Intl`. True at once in components mounted later. */
export function useIdleAfterHydration() {
  const hydrated = useAfterHydration()
  const [known, setKnown] = useState(hydrated)
  useEffect(() => (known ? undefined : whenIdle(() => setKnown(true))), [known])
  return known
}

const none = new URLSearchParams()

/** The query string, empty during hydration, as in the HTML. */
export function useQueryParameters() {
  const known = useAfterHydration()
  const [parameters] = useSearchParams()
  return known ? parameters : none
}

/** Restores text typed before hydration into the form's fields, and passes all typed values to the callback. */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  adopt?: (typed: TypedValues) => void,
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
    adopt?.(typed)
  })
  useLayoutEffect(() => {
    if (form.current) restoreTyping(form.current)
  }, [form])
}
