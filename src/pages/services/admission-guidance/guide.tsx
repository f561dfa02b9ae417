import { Check } from 'lucide-react'
import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { CallToAction } from '@/components/call-to-action'
import { DurationPicker } from '@/components/duration-picker'
import { TopicCards } from '@/components/topic-cards'
import { Section } from '@/components/ui/section'
import { prices } from '@/content/prices'
import { admissionGuidance } from '@/content/services/admission-guidance'
import { formatRupees } from '@/lib/money'
import { TargetUniversities } from '@/pages/services/admission-guidance/target-universities'
import { FiguresNote } from '@/pages/services/figures-note'
import { TwoLists } from '@/pages/services/two-lists'

export function Guide() {
  const { serviceName, services, process, whatYouGet, targets, yourPart, limits, callToAction } =
    admissionGuidance
  return (
    <>
      <Section id="offer" title={services.heading} lead={services.intro}>
        <TopicCards cards={services.cards} />
      </Section>
      <Section
        tone="ink"
        className="on-ink"
        title={process.heading}
        divider={<ArchDivider className="text-paper" />}
      >
        <ArchSteps steps={process.steps} />
      </Section>
      <Section title={whatYouGet.heading}>
        <ul className="grid gap-x-10 gap-y-3 rounded-t-[3rem] rounded-b-3xl bg-sea-pale p-6 pt-8 text-lg sm:p-10 md:grid-cols-2">
          {whatYouGet.points.map(({ text }) => (
            <li key={text} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-sea" />
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <TargetUniversities {...targets} />
      <DurationPicker service={serviceName} packagePrice={formatRupees(prices.packages.admissionGuidance)} />
      <TwoLists lists={[yourPart, limits]} />
      <CallToAction {...callToAction} actions={[callToAction.action]} />
      <FiguresNote {...admissionGuidance} />
    </>
  )
}
