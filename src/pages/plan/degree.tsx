import { Origin } from '@/components/sourced'
import type { CountrySlug } from '@/content/countries/figures'
import { assumedYears } from '@/content/plan/degree'
import { wholeDegree } from '@/domain/whole-degree'
import { formatEuros } from '@/lib/euros'
import type { Writer } from '@/pages/plan/amounts'
import type { PlanProps } from '@/pages/plan/plan-props'

type DegreeProps = PlanProps & { write: Writer; slugs: readonly CountrySlug[] }

/** All years to the degree, one line a country: an order of size. */
export function Degree({ asked, words, write, slugs }: DegreeProps) {
  const { degree, countries } = words
  const years = String(assumedYears[asked.level])
  const degrees = slugs.map((slug) => wholeDegree(slug, asked))
  return (
    <section aria-labelledby="degree" className="degree">
      <h2 id="degree">{degree.title}</h2>
      <table aria-labelledby="degree">
        <thead>
          <tr>
            {[degree.country, degree.first, degree.all(years)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {degrees.map(({ slug, firstYear, total, pay }) => (
            <tr key={slug}>
              <th scope="row">{countries[slug]}</th>
              <td>{write.rupees(firstYear)}</td>
              <td>
                <b>{write.rupees(total)}</b>{' '}
                <small>{pay ? degree.pay(String(pay.months), formatEuros(pay.aMonth)) : degree.noPay}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {degree.note(years)}{' '}
        <Origin year="2026" sources={[...new Set(degrees.flatMap(({ pay }) => pay?.source ?? []))]} />
      </p>
    </section>
  )
}
