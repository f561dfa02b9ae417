import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode }

/** A native `details` element, which works before hydration. The summary may have a second line. */
export function Disclosure({ summary, className, children, ...props }: DisclosureProps) {
  return (
    <details className={cn('disclosure', className)} {...props}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
