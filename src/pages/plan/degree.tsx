import { Fragment } from 'react'
import { Origin } from '@/components/sourced/sourced'
import { ColumnHeads } from '@/components/ui/column-heads'
import { degrees } from '@/content/countries/degrees'
import { stateTuition } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import type { SourceKey } from '@/content/sources'
import { wholeDegrees } from '@/domain/plan/whole-degree'
import { formatEuros } from '@/lib/euros'
import { Notes } from '@/pages/plan/notes'
import { usePlanContext } from '@/pages/plan/plan-context'
import { PlanTableStyle } from '@/pages/plan/plan-table'

/** Rounds a salary up, because a permit asks for at least this salary. */
const roundUpToTen = (euros: number) => Math.ceil(euros / 10) * 10

const sourcesOf = (facts: readonly { source: SourceKey }[]) => [...new Set(facts.map(({ source }) => source))]

/** A rough total of all years to the degree: first the usual length in each country, then the others. */
export function Degree({ slugs }: { slugs: readonly CountrySlug[] }) {
  const { planQuery, words, format } = usePlanContext()
  const { degree, countries } = words
  const all = slugs.flatMap((slug) => wholeDegrees(slug, planQuery))
  const usual = all.filter(({ isUsual }) => isUsual)
  const rows = [...usual, ...all.filter(({ isUsual }) => !isUsual)]
  const pays = usual.flatMap(({ slug, pay }) => (pay ? [{ slug, ...pay }] : []))
  const payTexts = pays.map(({ slug, aMonth }) =>
    [countries[slug], formatEuros(roundUpToTen(aMonth)), degree.payNotes[slug]].filter(Boolean).join(' '),
  )
  const payYears = [...new Set(pays.map(({ year }) => year))]
  const lengthSources = sourcesOf(slugs.map((slug) => degrees[slug]))
  return (
    // `print:pt-2`: without space above a Hindi heading, its vowel signs would be printed on the sheet before.
    <section
      aria-labelledby="degree"
      className="@container mt-8 break-inside-avoid pb-6 print:pt-2 print:pb-0"
    >
      <PlanTableStyle />
      <h2 id="degree" className="mb-2 text-[min(1.5rem,8vw)]">
        {degree.title}
      </h2>
      <table aria-labelledby="degree" className="plan-table text-sm leading-snug">
        <ColumnHeads columns={[degree.country, degree.first, degree.all]} />
        <tbody>
          {rows.map(({ slug, years, estimate, hasStateTuition, firstYear, total, pay }) => (
            <tr key={`${slug} ${years}`}>
              <th scope="row">
                {`${countries[slug]}, ${degree.years(years)}`}
                {estimate === 'low' && ` ${degree.appliedSciences}`}
                {hasStateTuition && ` ${degree.withStateTuition}`}
              </th>
              <td translate="no">{format.rupees(firstYear)}</td>
              <td>
                <b translate="no" className="font-display text-[0.9375rem]">
                  {format.rupees(total)}
                </b>{' '}
                {!pay && <span className="block print:inline">{degree.noPay}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes className="mt-2">
        <p>
          {degree.note} {rows.some(({ years }) => years === 1) && `${degree.oneYear} `}
          <Origin note={degree.lengths} year="undated" sources={lengthSources} />
        </p>
        {slugs.includes(stateTuition.country) && (
          <p>
            {`${degree.stateTuition(format.rupeesAndEuros(stateTuition.from))} `}
            <Origin year={stateTuition.year} sources={stateTuition.sources} />
          </p>
        )}
        {pays.length > 0 && (
          <p>
            {`${degree.pay(payTexts.join(', '))} ${degree.payNote}`}
            {payYears.map((year) => (
              <Fragment key={year}>
                {' '}
                <Origin year={year} sources={sourcesOf(pays.filter((pay) => pay.year === year))} />
              </Fragment>
            ))}
          </p>
        )}
      </Notes>
    </section>
  )
}
