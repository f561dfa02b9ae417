import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode }

/** A line that opens what is beneath it, also before any script has run. The summary may be a title and a second line. */
export function Disclosure({ summary, className, children, ...props }: DisclosureProps) {
  return (
    <details className={cn('disclosure', className)} {...props}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
