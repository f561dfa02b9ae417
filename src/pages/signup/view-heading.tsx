import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'

/** Takes the focus when its view replaces another, so that screen readers announce it. */
export function ViewHeading({
  takesFocus,
  className,
  ...props
}: ComponentProps<'h2'> & { takesFocus: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    if (!takesFocus) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [])
  return <h2 ref={ref} tabIndex={-1} className={cn(className ?? 'text-3xl')} {...props} />
}
