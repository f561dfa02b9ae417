import { Icon } from '@/components/icons/icon'
import { SourcedText } from '@/components/sourced/sourced'
import { Arch } from '@/components/ui/arch'
import type { TopicCard } from '@/content/types'
import { cn } from '@/lib/cn'

type TopicCardsProps = {
  cards: readonly TopicCard[]
  tone?: 'good' | 'careful' | 'plain'
}

const tones = { good: 'sea', careful: 'brick', plain: 'light' } as const

export function TopicCards({ cards, tone = 'plain' }: TopicCardsProps) {
  return (
    <ul className={cn('grid gap-1.5 sm:gap-4', rowsOnTablets(cards.length), rowsOnLaptops(cards.length))}>
      {cards.map(({ icon, title, ...fact }) => (
        <li
          key={title}
          className="flex gap-3 border-paper-line py-1.5 sm:block sm:rounded-3xl sm:border sm:bg-paper-white sm:p-6"
        >
          <Arch tone={tones[tone]} size="small">
            <Icon name={icon} />
          </Arch>
          <div className="sm:mt-3">
            <h3 className="text-lg sm:text-xl">{title}</h3>
            <p className="max-sm:text-[0.9375rem] sm:mt-1.5">
              <SourcedText fact={fact} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

// The grid has six columns. In a row of two cards each spans three columns, in a row of three each spans two.

/** Rows of two cards. If one card were left, the last row has three. */
function rowsOnTablets(count: number) {
  return cn('sm:grid-cols-6 sm:*:col-span-3', count % 2 === 1 && 'sm:max-lg:*:nth-last-[-n+3]:col-span-2')
}

/** Rows of three cards. If one or two cards were left, the last rows have two. Four and eight cards fill two rows. */
function rowsOnLaptops(count: number) {
  if (count === 4) return ''
  if (count === 8) return 'lg:grid-cols-4 lg:*:col-span-1'
  const lastRowsOfTwo = ['', 'lg:*:nth-last-[-n+4]:col-span-3', 'lg:*:nth-last-[-n+2]:col-span-3']
  return cn('lg:*:col-span-2', lastRowsOfTwo[count % 3])
}
