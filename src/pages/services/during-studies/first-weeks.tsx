import { SourcedList } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { DuringStudies } from '@/content/services/during-studies'

export function FirstWeeks({ heading, intro, countries }: DuringStudies['firstWeeks']) {
  return (
    <Section title={heading} lead={intro}>
      <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        {countries.map(({ slug, name, points }) => (
          <li key={slug} className="border-marigold border-t-4 pt-4">
            <h3 className="text-2xl">{name}</h3>
            <SourcedList facts={points} className="prose mt-3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
