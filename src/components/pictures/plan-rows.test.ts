import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PlanRows } from '@/components/pictures/plan-rows'
import { destinations } from '@/content/destinations'
import type { BudgetWords } from '@/content/plan/budget-words'
import { english } from '@/content/plan/english'
import { defaultPlan, levels, type PlanQuery } from '@/content/plan/query'
import { allPlans } from '@/domain/country-plan'
import { planQueryString } from '@/domain/plan-query'
import { PlanView } from '@/pages/plan/plan-view'

const planQuery: PlanQuery[] = levels.flatMap((level) =>
  [undefined, 0.1, 15, 16.8, 22.5, 23.7, 31.8, 99].map((budget) => ({ ...defaultPlan, level, budget })),
)

const html = (element: Parameters<typeof createElement>[0], props: object) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(element, props)))
const rows = (planQuery: PlanQuery, words: BudgetWords = english) =>
  html(PlanRows as never, { plans: allPlans(planQuery), planQuery, words })

/** Country by country: its name, the lowest sum, and the verdict. */
const verdictsIn = (html: string) =>
  [...html.matchAll(/<li(?: data-kind="\w+")?><a.*?<\/a>/g)].map(([part]) => [
    /<p><span>([^<]+)/.exec(part)?.[1],
    /<b>([^<]+? lakh)/.exec(part)?.[1],
    /<p class="verdict">([^<]+)/.exec(part)?.[1],
  ])

test('the rows show the verdicts of the plan', () => {
  for (const each of planQuery) {
    const plan = html(PlanView as never, { planQuery: each, words: english, today: new Date(2026, 10, 23) })
    const inRows = verdictsIn(rows(each))
    expect(inRows, planQueryString(each)).toHaveLength(destinations.length)
    expect(inRows, planQueryString(each)).toEqual(verdictsIn(plan))
  }
})
