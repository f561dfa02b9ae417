import { TopicCards } from '@/components/sourced/topic-cards'
import { Fold } from '@/components/ui/fold'
import type { Card } from '@/content/destinations/types'

type OfferProps = { heading: string; answer: string; intro: string; cards: readonly Card[] }

export function Offer({ heading, answer, intro, cards }: OfferProps) {
  return (
    <Fold id="offer" title={heading} answer={answer} openOnLaptops open>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <TopicCards cards={cards} />
    </Fold>
  )
}
