import { ArchDivider } from '@/components/art/arch-divider'
import { CallToAction } from '@/components/layout/call-to-action'
import { SourcedList } from '@/components/sourced/sourced'
import { TopicCards } from '@/components/sourced/topic-cards'
import { ArchSteps } from '@/components/ui/arch-steps'
import { Fold } from '@/components/ui/fold'
import { stages } from '@/content/services/stages'
import { figuresNotice, lastChecked } from '@/content/sources'
import type { Section, Step, TopicCard } from '@/content/types'

type ServiceFoldProps = { heading: string; answer: string; intro: string; cards: readonly TopicCard[] }

export function ServiceFold({ heading, answer, intro, cards }: ServiceFoldProps) {
  return (
    <Fold id="offer" title={heading} answer={answer} openOnLaptops open>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <TopicCards cards={cards} />
    </Fold>
  )
}

type ProcessProps = { heading: string; answer: string; steps: readonly Step[] }

export function Process({ heading, answer, steps }: ProcessProps) {
  return (
    <>
      <Fold id="process" title={heading} answer={answer} openOnLaptops className="lg:bg-ink lg:text-paper">
        <ArchSteps steps={steps} />
      </Fold>
      <ArchDivider className="text-paper max-lg:hidden lg:bg-ink" />
    </>
  )
}

type ServiceEndProps = { folds: readonly (Section & { id: string; answer: string })[] }

/** The last folds of a service’s page, what holds for its figures, and the call to action of all services. */
export function ServiceEnd({ folds }: ServiceEndProps) {
  return (
    <>
      <div className="pt-6 lg:container-page lg:*:[--column-edge:0px] lg:grid lg:grid-cols-2 lg:gap-x-12">
        {folds.map(({ id, heading, answer, points }) => (
          <Fold key={id} id={id} title={heading} answer={answer} openOnLaptops>
            <SourcedList facts={points} className="prose" />
          </Fold>
        ))}
      </div>
      <p className="container-page pt-3 pb-6 text-ink-muted text-sm">
        <span className="block max-w-prose">{`${figuresNotice} ${lastChecked}`}</span>
      </p>
      <CallToAction {...stages.closing} />
    </>
  )
}
