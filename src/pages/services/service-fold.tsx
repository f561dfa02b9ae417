import { TopicCards } from '@/components/sourced/topic-cards'
import { Fold } from '@/components/ui/fold'
import type { Card } from '@/content/destinations/types'

type ServiceFoldProps = { heading: string; answer: string; intro: string; cards: readonly Card[] }

export function ServiceFold({ heading, answer, intro, cards }: ServiceFoldProps) {
  return (
    <Fold id="offer" title={heading} answer={answer} openOnLaptops open>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <TopicCards cards={cards} />
    </Fold>
  )
}
