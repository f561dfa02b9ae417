import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { Section } from '@/components/ui/section'
import { meetTheTeam } from '@/content/consultants'

export function Matching() {
  const { title, steps } = meetTheTeam.matching
  return (
    <Section tone="ink" className="on-ink" title={title} divider={<ArchDivider className="text-paper" />}>
      <ArchSteps steps={steps} />
    </Section>
  )
}
