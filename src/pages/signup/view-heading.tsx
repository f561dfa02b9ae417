import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'

/** A view's heading. When the view has taken another's place, it takes the focus: a screen reader says where the visitor is now. */
export function ViewHeading({
  takesFocus,
  className,
  ...props
}: ComponentProps<'h2'> & { takesFocus: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the view appears.
  useEffect(() => {
    if (!takesFocus) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [])
  return <h2 ref={ref} tabIndex={-1} className={cn('text-3xl', className)} {...props} />
}
