import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from '@/lib/cn'

/** Whether the visitor has navigated since the page was mounted. */
const HasNavigated = createContext(false)

/** The part of the page whose view changes on navigation. */
export function ChangingView({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [first] = useState(key)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && key !== first) setHasNavigated(true)
  return <HasNavigated value={hasNavigated}>{children}</HasNavigated>
}

/** A heading that takes the focus when its view replaces another, so that screen readers announce it. */
export function ViewHeading({
  takesFocus = true,
  className,
  ...props
}: ComponentProps<'h2'> & { takesFocus?: boolean }) {
  const hasNavigated = useContext(HasNavigated)
  const ref = useRef<HTMLHeadingElement>(null)
  const onMount = useEffectEvent(() => {
    if (!hasNavigated || !takesFocus) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => onMount(), [])
  return <h2 ref={ref} tabIndex={-1} className={cn(className ?? 'text-3xl')} {...props} />
}
