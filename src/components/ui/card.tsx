import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-2xl border border-paper-line bg-paper-white p-5 sm:p-6', className)}
      {...props}
    />
  )
}
