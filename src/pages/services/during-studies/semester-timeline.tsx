import { ArchDivider } from '@/components/art/arch-divider'
import { Section } from '@/components/ui/section'
import type { DuringStudies } from '@/content/services/during-studies'

/** A semester as a road with its milestones. */
export function SemesterTimeline({ heading, intro, stages }: DuringStudies['timeline']) {
  return (
    <Section
      tone="ink"
      className="on-ink"
      title={heading}
      lead={intro}
      divider={<ArchDivider className="text-paper" />}
    >
      <ol className="ml-2 border-marigold border-l-4">
        {stages.map(({ when, title, text }) => (
          <li
            key={when}
            className="relative grid gap-x-8 pb-7 pl-8 last:pb-0 md:grid-cols-[11rem_13rem_1fr] md:items-baseline"
          >
            <span
              aria-hidden="true"
              className="absolute top-0.5 -left-[0.8125rem] h-6 w-5.5 rounded-t-full border-4 border-ink bg-marigold"
            />
            <p className="font-semibold text-marigold">{when}</p>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-pretty md:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
