import type { ReactNode } from 'react'
import { CountryRows } from '@/components/pictures/country-rows'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { Card } from '@/components/ui/card'
import type { Deadline } from '@/content/countries/deadlines'
import { countryFigures } from '@/content/countries/figures'
import { budgetSentence, degreeSentence } from '@/domain/plan/budget-sentences'
import type { CountryCosts } from '@/domain/plan/country-costs'
import { formatEuros } from '@/lib/euros'
import { LAKH, withUnbrokenAmounts } from '@/lib/lakh'
import { IntakeNote } from '@/pages/plan/intake-note'
import { usePlanContext } from '@/pages/plan/plan-context'
import { Sums } from '@/pages/plan/sums'

/** The questions (`children`) and the result: one sentence about the budget, and a row for each country. */
export function Result({ allCosts, children }: { allCosts: readonly CountryCosts[]; children?: ReactNode }) {
  const { planQuery, words, format } = usePlanContext()
  const heading = useHeading(allCosts)
  const [cheapest] = allCosts
  return (
    // On laptops the questions stand beside the result, above the lead.
    <section
      aria-labelledby="result"
      className="mt-2 grid gap-x-10 gap-y-3 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:gap-y-0"
    >
      {children}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2
          id="result"
          aria-live="polite"
          className="mb-3 scroll-mt-24 text-[min(1.5rem,8vw)] leading-tight lg:text-4xl"
        >
          {withUnbrokenAmounts(heading)}
        </h2>
        <Card
          size="bare"
          className="break-inside-avoid px-3.5 pt-3 pb-1 sm:px-6 sm:pt-4 sm:pb-2 print:border-0 print:p-0"
        >
          <CountryRows
            allCosts={allCosts}
            planQuery={planQuery}
            words={words}
            inRow={({ sum, verdict }) => (
              <p className="text-sm leading-snug">
                {words.overview.typical(
                  format.rupees(sum.typical),
                  verdict && verdict.kind !== 'fits' ? format.rupees(verdict.missing.typical) : undefined,
                )}
              </p>
            )}
            beneath={(costs) => (
              <>
                {costs.cautions.map((caution) => (
                  <p key={caution} className="font-semibold">
                    {words.cautions[caution]}
                  </p>
                ))}
                <InFrench costs={costs} />
                <IntakeNote country={costs.slug} />
              </>
            )}
          />
        </Card>
        {cheapest && <p className="mt-2">{degreeSentence(cheapest, planQuery, words)}</p>}
        {planQuery.country && cheapest && <Sums costs={cheapest} />}
      </div>
      <p className="text-[0.875rem] text-ink-soft">{words.lead}</p>
    </section>
  )
}

/** The cheaper study in French, with its own sum; in a plan for its country, also with its dates. */
function InFrench({ costs }: { costs: CountryCosts }) {
  const { planQuery, words, format } = usePlanContext()
  const sum = costs.estimates.low.inFrench
  const figures = countryFigures[costs.slug].inFrench
  if (!sum || !figures) return null
  const { from, application } = figures
  const text = words.inFrench(format.inRupees(sum.euros), formatEuros(from), formatEuros(application.from))
  return (
    <>
      <p>
        {`${text} `}
        <Origin className="inline" year={figures.year} sources={[figures.source, application.source]} />
      </p>
      {planQuery.country && <FrenchDates opens={figures.opens} closes={figures.closes} />}
    </>
  )
}

function FrenchDates({ opens, closes }: Record<'opens' | 'closes', Deadline>) {
  const { words, format } = usePlanContext()
  const dates = words.frenchDates(format.dayAndMonth(opens), format.dayAndMonth(closes), closes.year)
  return (
    <p>
      <LatinNames>{`${dates} `}</LatinNames>
      <Origin className="inline" year="undated" sources={[closes.source]} />
    </p>
  )
}

/** A sentence about the budget, or without a budget about the costs. */
function useHeading(allCosts: readonly CountryCosts[]) {
  const { planQuery, words, format } = usePlanContext()
  const { country, budget } = planQuery
  const { overview, countriesInText } = words
  const [cheapest] = allCosts
  if (!cheapest) return ''
  const { sum, verdict } = cheapest
  const name = countriesInText[cheapest.slug]
  const [low, typical] = [format.rupees(sum.low), format.rupees(sum.typical)]
  if (budget && verdict)
    return country && verdict.kind === 'short'
      ? overview.notEnough(format.rupees(budget * LAKH), name, format.rupees(verdict.missing.low))
      : budgetSentence(allCosts, budget, words)
  if (!country) return overview.cheapest(name, low)
  return sum.low === sum.typical ? overview.costsAlike(name, low) : overview.costs(name, low, typical)
}
