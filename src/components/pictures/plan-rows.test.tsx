import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PlanRows } from '@/components/pictures/plan-rows'
import { destinations } from '@/content/destinations'
import { english } from '@/content/plan/english'
import { defaultPlan, levels, type PlanQuery } from '@/content/plan/query'
import { allPlans } from '@/domain/country-plan'
import { planQueryString } from '@/domain/plan-query'
import { planHtml } from '@/testing/plan-html'

const budgets = [undefined, 0.1, 15, 16.8, 22.5, 23.7, 31.8, 99]
const planQueries: PlanQuery[] = levels.flatMap((level) =>
  budgets.map((budget) => ({ ...defaultPlan, level, budget })),
)
const today = new Date(2026, 10, 23)

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

/** Country by country: its name, the lowest sum, and the verdict. */
const verdictsIn = (html: string) =>
  [...html.matchAll(/<li(?: data-kind="\w+")?><a.*?<\/a>/g)].map(([part]) => [
    /<p><span>([^<]+)/.exec(part)?.[1],
    /<b>([^<]+? lakh)/.exec(part)?.[1],
    /<p class="verdict">([^<]+)/.exec(part)?.[1],
  ])

test('the rows show the verdicts of the plan', () => {
  for (const planQuery of planQueries) {
    const rows = html(<PlanRows plans={allPlans(planQuery)} planQuery={planQuery} words={english} />)
    const plan = planHtml(planQuery, english, today)
    const verdicts = verdictsIn(rows)
    expect(verdicts, planQueryString(planQuery)).toHaveLength(destinations.length)
    expect(verdicts, planQueryString(planQuery)).toEqual(verdictsIn(plan))
  }
})
