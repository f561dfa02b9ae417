import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** Small print beneath tables. On wide screens the notes stand side by side, as wide as the table above them. */
export function Notes({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'grid gap-x-10 gap-y-2 text-[0.875rem] text-ink-soft md:grid-cols-2 print:block',
        className,
      )}
      {...props}
    />
  )
}
