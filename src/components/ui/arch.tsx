import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type ArchTone = 'marigold' | 'light' | 'sea' | 'brick'

const tones: Record<ArchTone, string> = {
  marigold: 'bg-marigold text-ink-deep',
  light: 'bg-marigold-light text-ink',
  sea: 'bg-sea-light text-sea-deep',
  brick: 'bg-brick-light text-brick-deep',
}

const sizes = {
  normal: 'h-14 w-12 text-xl',
  /** As large as `normal` on phones, larger on wider screens. */
  responsive: 'h-14 w-12 text-xl sm:h-16 sm:w-14 sm:text-2xl',
  /** Small on phones, as large as `normal` on wider screens. */
  small: 'h-9 w-8 sm:h-14 sm:w-12 sm:text-xl max-sm:[&_svg]:size-5',
}

type ArchProps = { tone?: ArchTone; size?: keyof typeof sizes; children: ReactNode }

export function Arch({ tone = 'marigold', size = 'normal', children }: ArchProps) {
  return (
    <span
      aria-hidden="true"
      className={cn('arch grid shrink-0 place-items-center font-bold font-display', tones[tone], sizes[size])}
    >
      {children}
    </span>
  )
}
