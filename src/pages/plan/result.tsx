import type { ReactNode } from 'react'
import { PlanRows } from '@/components/pictures/plan-rows'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { countryFigures } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import { budgetSentence, degreeSentence } from '@/domain/budget-sentences'
import { type CountryPlan, firstYearEstimates, rateOf } from '@/domain/country-plan'
import { formatEuros } from '@/lib/euros'
import { LAKH } from '@/lib/lakh'
import type { Formatters } from '@/pages/plan/formatters'
import type { PlanProps } from '@/pages/plan/plan-props'
import { StartNote } from '@/pages/plan/start-note'
import { Sums } from '@/pages/plan/sums'

type ResultProps = PlanProps & { format: Formatters; plans: readonly CountryPlan[]; children: ReactNode }

/** The questions (`children`) and the result: one sentence about the budget, and a row for each country. */
export function Result({ plans, children, ...props }: ResultProps) {
  const { planQuery, words, format } = props
  const [plan] = plans
  return (
    <section aria-labelledby="result" className="result">
      {children}
      <div>
        <h2 id="result" aria-live="polite">
          {sentenceOf(plans, props)}
        </h2>
        <div className="sums">
          <PlanRows
            plans={plans}
            planQuery={planQuery}
            words={words}
            inRow={({ sum, verdict }) => (
              <p className="typical">
                {words.overview.typical(
                  format.rupees(sum.typical),
                  verdict && verdict.kind !== 'fits' ? format.rupees(verdict.shortOf.typical) : undefined,
                )}
              </p>
            )}
            beneath={({ slug, cautions }) => (
              <>
                {cautions.map((caution) => (
                  <p key={caution} className="caution">
                    {words.cautions[caution]}
                  </p>
                ))}
                <InFrench {...props} country={slug} />
                <StartNote {...props} country={slug} />
              </>
            )}
          />
        </div>
        {plan && <p className="mt-2">{degreeSentence(plan, planQuery, words)}</p>}
        {planQuery.country && plan && <Sums {...props} plan={plan} />}
      </div>
      <p className="lead">{words.lead}</p>
    </section>
  )
}

/** The cheaper study in French, with its own sum and dates. */
function InFrench({
  country,
  planQuery,
  words,
  format,
}: PlanProps & { country: CountrySlug; format: Formatters }) {
  const { inFrench } = firstYearEstimates(country, planQuery).low
  const tuition = countryFigures[country].inFrench
  if (!inFrench || !tuition) return null
  const { opens, closes } = tuition
  const dates = words.frenchDates(format.dayAndMonth(opens), format.dayAndMonth(closes), closes.year)
  return (
    <>
      <p>
        {`${words.inFrench(format.rupees(inFrench.euros * rateOf(planQuery)), formatEuros(tuition.from), formatEuros(tuition.application.from))} `}
        <Origin year={tuition.year} sources={[tuition.source, tuition.application.source]} />
      </p>
      <p>
        <LatinNames>{`${dates} `}</LatinNames>
        <Origin year="undated" sources={[closes.source]} />
      </p>
    </>
  )
}

function sentenceOf(
  plans: readonly CountryPlan[],
  { planQuery, words, format }: PlanProps & { format: Formatters },
) {
  const { overview, countriesInText } = words
  const [nearest] = plans
  if (!nearest) return
  const { slug, sum, verdict } = nearest
  const country = countriesInText[slug]
  if (planQuery.country && !planQuery.budget && sum.low === sum.typical)
    return overview.costsAlike(country, format.rupees(sum.low))
  if (!planQuery.budget || !verdict)
    return planQuery.country
      ? overview.costs(country, format.rupees(sum.low), format.rupees(sum.typical))
      : overview.cheapest(country, format.rupees(sum.low))
  return planQuery.country && verdict.kind === 'short'
    ? overview.notEnough(format.rupees(planQuery.budget * LAKH), country, format.rupees(verdict.shortOf.low))
    : budgetSentence(plans, planQuery.budget, words)
}
