import { countrySlugs } from '@/content/destinations'
import { levels } from '@/content/plan/choices'
import { datedPlan } from '@/domain/plan/dated-plan'
import { defaultQuery, type PlanQuery } from '@/domain/plan/plan-query'
import { dayNumber } from '@/lib/day'
import { upcomingIntakes } from '@/lib/intakes'

export const today = dayNumber(2026, 11, 23)
export const budgets = [undefined, 0.1, 15, 22.5, 30, 999]
const loans = [
  { loan: undefined, rate: undefined },
  { loan: 7, rate: 97.25 },
  { loan: 30, rate: undefined },
]

/** Every level, country, start and budget, with and without a loan, at our rate and one's own. */
export const planQueries: PlanQuery[] = levels.flatMap((level) =>
  [undefined, ...countrySlugs].flatMap((country) =>
    [undefined, ...upcomingIntakes(today)].flatMap((start) =>
      budgets.flatMap((budget) =>
        loans.map((loan) => ({ ...defaultQuery, level, country, start, budget, ...loan })),
      ),
    ),
  ),
)

/** The plan of each query; without a country, Belgium's. */
export const datedPlans = planQueries.map((planQuery) => {
  const { country = 'belgium' } = planQuery
  return { ...datedPlan(country, planQuery, today), planQuery, country }
})

/** The payments of a plan before the university's reply, in rupees. */
export function paidBeforeReply({ items }: (typeof datedPlans)[number]) {
  const replyIndex = items.findIndex(({ name }) => name === 'reply')
  return sumOf(items.slice(0, replyIndex).map(({ cost }) => cost))
}

export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Whether two amounts are equal up to rounding. */
export const isNear = (one = Number.NaN, other = Number.NaN, within = 0.01) => Math.abs(one - other) <= within
