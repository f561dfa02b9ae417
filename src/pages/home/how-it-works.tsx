import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'

export function HowItWorks() {
  const { title, items } = home.steps
  return (
    <Section tone="ink" className="on-ink" title={title} divider={<ArchDivider className="text-paper" />}>
      <ArchSteps steps={items} />
    </Section>
  )
}
