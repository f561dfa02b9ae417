import { ArchDivider } from '@/components/art/arch-divider'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'

export function HowItWorks() {
  const { title, items } = home.steps
  return (
    <Section tone="ink" className="on-ink" title={title} divider={<ArchDivider className="text-paper" />}>
      <ol className="grid gap-8 md:grid-cols-3">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <span
              aria-hidden="true"
              className="grid h-16 w-14 place-items-center rounded-t-full bg-marigold font-display font-bold text-2xl text-ink-deep"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-2 text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
