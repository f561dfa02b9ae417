import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import type { CountrySlug } from '@/content/countries/figures'
import { type TuitionEnd, tuitions } from '@/content/countries/plan-figures'
import type { PlanWords } from '@/content/plan/english'
import type { Level } from '@/content/plan/query'
import type { FirstYear } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'

type SourcesProps = { slug: CountrySlug; level: Level; year: FirstYear; words: PlanWords }

/** The sources and years of tuition and fees, and our own assumptions. */
export function CostSources({ slug, level, year, words }: SourcesProps) {
  const { schools, ends, oneOffs, overview } = words
  const { low, typical } = tuitions[slug][level]
  const shown: TuitionEnd[] = low.school === typical.school ? ['typical'] : ['low', 'typical']
  return (
    <p className="origins">
      {shown.map((end) => {
        const { year, source, school } = tuitions[slug][level][end]
        return (
          <Origin
            key={end}
            note={shown.length > 1 ? `${ends[end]}: ${schools[school]}` : schools[school]}
            year={year}
            sources={[source]}
          />
        )
      })}
      {year.oneOff.lines.map(({ what, euros, rupees, origin }) => {
        const note = `${oneOffs[what]} ${rupees ? formatRupees(rupees) : formatEuros(euros)}`
        return origin ? (
          <Origin key={what} note={note} year={origin.year} sources={[origin.source]} />
        ) : (
          <small key={what} className="source-note">
            <LatinNames>{`${note}, ${overview.assumed}`}</LatinNames>
          </small>
        )
      })}
      <small className="source-note">{overview.ourRange}</small>
    </p>
  )
}
