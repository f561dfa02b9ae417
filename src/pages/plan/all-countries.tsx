import { Fold } from '@/components/ui/fold'
import type { CountryCosts } from '@/domain/plan/country-costs'
import { Degree } from '@/pages/plan/degree'
import { usePlanContext } from '@/pages/plan/plan-context'
import { Sums } from '@/pages/plan/sums'
import { Warning } from '@/pages/plan/warning'

/** The whole degree and the parts of the first year in all countries; other ways if the budget fits none. */
export function AllCountries({ allCosts }: { allCosts: readonly CountryCosts[] }) {
  const { planQuery, words, format } = usePlanContext()
  const { overview, nothingFits, countries } = words
  const [nearest] = allCosts
  return (
    <>
      {nearest?.verdict?.kind === 'short' && (
        <Warning
          as="section"
          aria-labelledby="nothing-fits"
          className="mt-6 px-6 py-5 print:border-0 print:p-0"
        >
          <h2 id="nothing-fits" className="text-[1.25rem]">
            {nothingFits.title}
          </h2>
          <ul className="prose mt-3">
            <li>{nothingFits.loan}</li>
            <li>{nothingFits.later}</li>
            <li>{nothingFits.other(countries[nearest.slug], format.rupees(nearest.verdict.missing.low))}</li>
          </ul>
        </Warning>
      )}
      {planQuery.loan && <p className="mt-3">{overview.chooseCountry}</p>}
      <Degree slugs={allCosts.map(({ slug }) => slug)} />
      <Fold id="parts" title={overview.parts} answer={overview.inShort} inContainer>
        <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
          {allCosts.map((costs) => (
            <li key={costs.slug}>
              <h3 className="mb-1 text-[1.25rem]">{countries[costs.slug]}</h3>
              <Sums costs={costs} />
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
