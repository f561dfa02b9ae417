import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

const sizes = {
  normal: 'rounded-2xl p-5 sm:p-6',
  large: 'rounded-3xl p-5 sm:p-8',
  bare: 'rounded-3xl',
}

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'article' | 'section'
  size?: keyof typeof sizes
}

export function Card({ as: Element = 'div', size = 'normal', className, ...props }: CardProps) {
  return (
    <Element className={cn('border border-paper-line bg-paper-white', sizes[size], className)} {...props} />
  )
}
