import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { CallToAction } from '@/components/call-to-action'
import { Figures, SourcedList } from '@/components/sourced'
import { TopicCards } from '@/components/topic-cards'
import { Section } from '@/components/ui/section'
import { postStudy } from '@/content/services/post-study'
import { FiguresNote } from '@/pages/services/figures-note'
import { Pathways } from '@/pages/services/post-study/pathways'
import { TwoLists } from '@/pages/services/two-lists'

export function Guide() {
  const { coachingOnly, services, pathways, thresholds, advantages, process, limits, callToAction } =
    postStudy
  return (
    <>
      <Section id="offer" title={services.heading} lead={services.intro}>
        <TopicCards cards={services.cards} />
        <p className="mt-6 rounded-2xl border-2 border-sea bg-sea-pale px-5 py-4 font-semibold">
          {coachingOnly}
        </p>
      </Section>
      <Pathways {...pathways} />
      <Section title={thresholds.heading} lead={thresholds.intro}>
        <Figures rows={thresholds.rows} className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4" />
        <SourcedList facts={thresholds.notes} className="prose mt-6" />
      </Section>
      <Section tone="deep" title={advantages.heading}>
        <TopicCards cards={advantages.cards} tone="good" />
      </Section>
      <Section
        tone="ink"
        className="on-ink"
        title={process.heading}
        divider={<ArchDivider className="text-paper" />}
      >
        <ArchSteps steps={process.steps} />
      </Section>
      <TwoLists lists={[limits]} />
      <CallToAction {...callToAction} actions={[callToAction.action]} />
      <FiguresNote {...postStudy} />
    </>
  )
}
