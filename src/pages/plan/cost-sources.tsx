import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { type TuitionEstimate, tuitions } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import type { FirstYear } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'
import { usePlanContext } from '@/pages/plan/plan-context'

type SourcesProps = { slug: CountrySlug; estimates: Record<TuitionEstimate, FirstYear> }

/** The sources and years of tuition and fees, and our own assumptions. */
export function CostSources({ slug, estimates }: SourcesProps) {
  const { planQuery, words } = usePlanContext()
  const { schools, tuitionEstimates, oneOffs, overview } = words
  const tuition = tuitions[slug][planQuery.level]
  const isOneSchool = tuition.low.school === tuition.typical.school
  const shown: TuitionEstimate[] = isOneSchool ? ['typical'] : ['low', 'typical']
  const tuitionNote = (estimate: TuitionEstimate) => {
    const school = schools[tuition[estimate].school]
    return isOneSchool ? school : `${tuitionEstimates[estimate]}: ${school}`
  }
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-[0.875rem]">
      {shown.map((estimate) => {
        const { origin } = estimates[estimate].tuition
        if (!origin) return null
        const { year, source } = origin
        return <Origin key={estimate} note={tuitionNote(estimate)} year={year} sources={[source]} />
      })}
      {estimates.low.oneOff.lines.map(({ name, euros, rupees, origin, isTakenOffTuition }) => {
        const amount = `${oneOffs[name]} ${rupees ? formatRupees(rupees) : formatEuros(euros)}`
        const note = isTakenOffTuition ? `${amount}, ${overview.takenOffTuition}` : amount
        return origin ? (
          <Origin key={name} note={note} year={origin.year} sources={[origin.source]} />
        ) : (
          <small key={name} className="source-note">
            <LatinNames>{`${note}, ${overview.assumed}`}</LatinNames>
          </small>
        )
      })}
      <small className="source-note">{overview.ourRange}</small>
    </p>
  )
}
