import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'

export function CheckList({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={cn('grid', className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-3 wrap-anywhere">
          <Check aria-hidden="true" className="h-lh w-5 shrink-0 text-sea" />
          {point}
        </li>
      ))}
    </ul>
  )
}
