import { SourcedText } from '@/components/sourced/sourced'
import { Arch } from '@/components/ui/arch'
import { Card } from '@/components/ui/card'
import { TopicIcon } from '@/components/ui/topic-icon'
import type { Card as TopicCard } from '@/content/destinations/types'
import { cn } from '@/lib/cn'

type TopicCardsProps = {
  cards: readonly TopicCard[]
  tone?: 'good' | 'careful' | 'plain'
}

const tones = { good: 'sea', careful: 'brick', plain: 'light' } as const

export function TopicCards({ cards, tone = 'plain' }: TopicCardsProps) {
  const columns = cards.length % 4 === 0 ? cards.length / 2 : 3
  return (
    <ul
      className={cn(
        'grid gap-1.5 sm:grid-cols-6 sm:gap-4 sm:*:col-span-3',
        // The last rows share the width, so that no card stands alone.
        cards.length % 2 === 1 && 'sm:max-lg:*:nth-last-[-n+3]:col-span-2',
        columns === 3 && 'lg:*:col-span-2',
        columns === 3 && cards.length % 3 === 1 && 'lg:*:nth-last-[-n+4]:col-span-3',
        columns === 3 && cards.length % 3 === 2 && 'lg:*:nth-last-[-n+2]:col-span-3',
        columns === 4 && 'lg:grid-cols-4 lg:*:col-span-1',
      )}
    >
      {cards.map(({ icon, title, ...fact }) => (
        <Card
          key={title}
          as="li"
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:py-1.5 sm:block"
        >
          <Arch tone={tones[tone]} size="small">
            <TopicIcon name={icon} />
          </Arch>
          <div className="sm:mt-3">
            <h3 className="text-lg sm:text-xl">{title}</h3>
            <p className="max-sm:text-[0.9375rem] sm:mt-1.5">
              <SourcedText fact={fact} />
            </p>
          </div>
        </Card>
      ))}
    </ul>
  )
}
