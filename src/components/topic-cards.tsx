import { SourcedText } from '@/components/sourced'
import { TopicIcon } from '@/components/ui/topic-icon'
import type { Card } from '@/content/destinations/types'
import { cn } from '@/lib/cn'

type TopicCardsProps = {
  cards: readonly Card[]
  /** What speaks for something, what speaks against it, or neither. */
  tone?: 'good' | 'careful' | 'plain'
}

const tones = {
  good: 'bg-sea-light text-sea-deep',
  careful: 'bg-brick-light text-brick-deep',
  plain: 'bg-marigold-light text-ink',
}

/** Short texts side by side, each under its icon. */
export function TopicCards({ cards, tone = 'plain' }: TopicCardsProps) {
  const columns = cards.length % 4 === 0 ? cards.length / 2 : 3
  return (
    <ul
      className={cn(
        'grid gap-4 sm:grid-cols-2',
        columns === 3 && 'lg:grid-cols-3',
        columns === 4 && 'lg:grid-cols-4',
        // A card alone in the last row fills it.
        cards.length % 2 === 1 && 'sm:max-lg:*:last:col-span-2',
        columns === 3 && cards.length % 3 === 1 && 'lg:*:last:col-span-3',
      )}
    >
      {cards.map(({ icon, title, ...fact }) => (
        <li
          key={title}
          className="flex gap-4 rounded-2xl border border-paper-line bg-paper-white p-5 sm:block sm:p-6"
        >
          <span className={cn('grid h-14 w-12 shrink-0 place-items-center rounded-t-full', tones[tone])}>
            <TopicIcon name={icon} className="size-6" />
          </span>
          <div className="sm:mt-3">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5">
              <SourcedText fact={fact} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
