import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { cn } from '@/lib/cn'

/** A heading that takes the focus when its view replaces another, so that screen readers announce it. */
export function ViewHeading({
  takesFocus,
  className,
  ...props
}: ComponentProps<'h2'> & { takesFocus: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const onMount = useEffectEvent(() => {
    if (!takesFocus) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => onMount(), [])
  return <h2 ref={ref} tabIndex={-1} className={cn(className ?? 'text-3xl')} {...props} />
}
