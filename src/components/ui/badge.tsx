import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type BadgeTone = 'neutral' | 'success' | 'highlight'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-paper-deep text-ink',
  success: 'bg-sea-pale text-sea-deep',
  highlight: 'bg-marigold-light text-ink-deep',
}

export function Badge({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full px-3 py-1 text-sm font-semibold',
        tones[tone],
        className,
      )}
      {...props}
    />
  )
}
