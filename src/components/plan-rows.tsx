import { Link } from 'react-router-dom'
import { CountryMark } from '@/components/art/country-mark'
import css from '@/components/plan-rows.css?inline'
import type { AnswerWords } from '@/content/plan/answer'
import type { Asked } from '@/content/plan/asked'
import { partPaid, verdictText } from '@/domain/answer'
import type { CountryPlan } from '@/domain/country-plan'
import { planPath } from '@/domain/plan-query'
import { formatLakh } from '@/lib/lakh'

type PlanRowsProps = { plans: readonly CountryPlan[]; asked: Asked; words: AnswerWords }

/** One line per country: the cost of the first year at the lowest tuition, and whether the budget covers it. */
export function PlanRows({ plans, asked, words }: PlanRowsProps) {
  return (
    <>
      <style href="plan-rows" precedence="picture">
        {css}
      </style>
      <p className="mb-1 text-ink-muted text-sm">{words.answer.sums(words.levels[asked.level])}</p>
      <ul className="plan-rows">
        {plans.map((plan) => (
          <Row key={plan.slug} plan={plan} asked={asked} words={words} />
        ))}
      </ul>
    </>
  )
}

function Row({ plan, asked, words }: Omit<PlanRowsProps, 'plans'> & { plan: CountryPlan }) {
  const { slug, sum, verdict } = plan
  const { lakh, countries } = words
  return (
    <li data-kind={verdict?.kind}>
      <Link to={`${planPath({ ...asked, country: slug })}#result`}>
        <CountryMark country={slug} />
        <p>
          <span>{countries[slug]}</span> <b>{formatLakh(sum.low, lakh)}</b>
        </p>
        {verdict && (
          <>
            <p className="verdict">{verdictText(verdict, words)}</p>
            <i aria-hidden="true">
              <i style={{ transform: `scaleX(${partPaid(plan, asked.budget).toFixed(3)})` }} />
            </i>
          </>
        )}
      </Link>
    </li>
  )
}
