import { Origin } from '@/components/sourced'
import type { CountrySlug } from '@/content/countries/figures'
import { type TuitionEnd, tuitions } from '@/content/countries/plan-figures'
import type { Level } from '@/content/plan/asked'
import type { PlanWords } from '@/content/plan/english'

/** Where the two ends of tuition come from. */
export function TuitionSources({
  slug,
  level,
  words,
}: {
  slug: CountrySlug
  level: Level
  words: PlanWords
}) {
  const ends: TuitionEnd[] = ['low', 'typical']
  return (
    <p className="origins">
      {ends.map((end) => {
        const { year, source, isEstimate } = tuitions[slug][level][end]
        const named = words.ends[end]
        return (
          <Origin
            key={end}
            note={isEstimate ? words.estimateFrom(named) : named}
            year={year}
            sources={[source]}
          />
        )
      })}
    </p>
  )
}
