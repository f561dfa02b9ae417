import { CallToAction } from '@/components/call-to-action'
import { DurationPicker } from '@/components/duration-picker'
import { TopicCards } from '@/components/topic-cards'
import { Section } from '@/components/ui/section'
import { duringStudies } from '@/content/services/during-studies'
import { Challenges } from '@/pages/services/during-studies/challenges'
import { FirstWeeks } from '@/pages/services/during-studies/first-weeks'
import { SemesterTimeline } from '@/pages/services/during-studies/semester-timeline'
import { FiguresNote } from '@/pages/services/figures-note'
import { TwoLists } from '@/pages/services/two-lists'

export function Guide() {
  const {
    serviceName,
    packagePrice,
    services,
    challenges,
    timeline,
    firstWeeks,
    checkIns,
    limits,
    callToAction,
  } = duringStudies
  return (
    <>
      <Section id="offer" title={services.heading} lead={services.intro}>
        <TopicCards cards={services.cards} />
      </Section>
      <Challenges {...challenges} />
      <SemesterTimeline {...timeline} />
      <FirstWeeks {...firstWeeks} />
      <DurationPicker service={serviceName} packagePrice={packagePrice.text} />
      <TwoLists
        lists={[
          {
            heading: checkIns.heading,
            points: checkIns.steps.map(({ title, text }) => ({ text: `${title}: ${text}` })),
          },
          limits,
        ]}
      />
      <CallToAction {...callToAction} actions={[callToAction.action]} />
      <FiguresNote {...duringStudies} />
    </>
  )
}
