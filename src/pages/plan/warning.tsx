import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

/** A box with a red edge. */
export function Warning({
  as: Element = 'p',
  className,
  ...props
}: HTMLAttributes<HTMLElement> & { as?: 'p' | 'section' }) {
  return <Element className={cn('rounded-2xl border-brick border-l-4 bg-brick-pale', className)} {...props} />
}
