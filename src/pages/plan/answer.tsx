import type { ReactNode } from 'react'
import { PlanRows } from '@/components/pictures/plan-rows'
import { Origin } from '@/components/sourced/sourced'
import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import { answerSentence } from '@/domain/answer'
import { type CountryPlan, rateOf, yearsOf } from '@/domain/country-plan'
import { formatEuros } from '@/lib/euros'
import { LAKH } from '@/lib/lakh'
import type { Writer } from '@/pages/plan/amounts'
import type { PlanProps } from '@/pages/plan/plan-props'
import { StartNote } from '@/pages/plan/start-note'
import { Sums } from '@/pages/plan/sums'

type AnswerProps = PlanProps & { write: Writer; plans: readonly CountryPlan[]; children: ReactNode }

/** The questions (`children`), and beneath or beside them whether the budget is enough: one sentence, a row for each country. */
export function Answer({ plans, children, ...props }: AnswerProps) {
  const { asked, words, write } = props
  const [plan] = plans
  return (
    <section aria-labelledby="result" className="reply">
      {children}
      <div>
        <h2 id="result" aria-live="polite">
          {sentenceOf(plans, props)}
        </h2>
        <div className="sums">
          <PlanRows
            plans={plans}
            asked={asked}
            words={words}
            inRow={({ sum, verdict }) => (
              <p className="typical">
                {words.overview.typical(
                  write.rupees(sum.typical),
                  verdict && verdict.kind !== 'fits' ? write.rupees(verdict.shortOf.typical) : undefined,
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
        {asked.country && plan && <Sums {...props} plan={plan} />}
      </div>
      <p className="lead">{words.lead}</p>
    </section>
  )
}

/** The cheaper study in French, with its own sum. */
function InFrench({ country, asked, words, write }: PlanProps & { country: CountrySlug; write: Writer }) {
  const { inFrench } = yearsOf(country, asked).low
  const tuition = countryFigures[country].inFrench
  if (!inFrench || !tuition) return null
  return (
    <p>
      {`${words.inFrench(write.rupees(inFrench.euros * rateOf(asked)), formatEuros(tuition.from))} `}
      <Origin year={tuition.year} sources={[tuition.source]} />
    </p>
  )
}

function sentenceOf(plans: readonly CountryPlan[], { asked, words, write }: PlanProps & { write: Writer }) {
  const { overview, countriesInText } = words
  const [nearest] = plans
  if (!nearest) return
  const { slug, sum, verdict } = nearest
  const country = countriesInText[slug]
  if (asked.country && !asked.budget && sum.low === sum.typical)
    return overview.costsAlike(country, write.rupees(sum.low))
  if (!asked.budget || !verdict)
    return asked.country
      ? overview.costs(country, write.rupees(sum.low), write.rupees(sum.typical))
      : overview.cheapest(country, write.rupees(sum.low))
  return asked.country && verdict.kind === 'short'
    ? overview.notEnough(write.rupees(asked.budget * LAKH), country, write.rupees(verdict.shortOf.low))
    : answerSentence(plans, asked.budget, words)
}
