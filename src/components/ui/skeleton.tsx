import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** Holds the place of something that is on its way. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={cn('animate-pulse rounded-lg bg-paper-deep', className)} {...props} />
  )
}
