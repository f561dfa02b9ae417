import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CountryRows } from '@/components/pictures/country-rows'
import { destinations } from '@/content/destinations'
import { levels } from '@/content/plan/choices'
import { english } from '@/content/plan/english'
import { allCountryCosts } from '@/domain/plan/country-costs'
import { defaultQuery, type PlanQuery, planQueryString } from '@/domain/plan/plan-query'
import { dayNumber } from '@/lib/day'
import { planHtml } from '@/testing/plan-html'

const budgets = [undefined, 0.1, 15, 16.8, 22.5, 23.7, 31.8, 99]
const planQueries: PlanQuery[] = levels.flatMap((level) =>
  budgets.map((budget) => ({ ...defaultQuery, level, budget })),
)
const today = dayNumber(2026, 11, 23)

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

/** Country by country: its name with the lowest sum, and with a budget the verdict. */
function verdictsIn(html: string, { budget }: PlanQuery) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('.country-rows li > a')].map((row) =>
    [...row.querySelectorAll('p')].slice(0, budget ? 2 : 1).map(({ textContent }) => textContent),
  )
}

test('the list of countries shows the same sums and verdicts as the plan', () => {
  for (const planQuery of planQueries) {
    const rows = html(
      <CountryRows allCosts={allCountryCosts(planQuery)} planQuery={planQuery} words={english} />,
    )
    const plan = planHtml(planQuery, english, today)
    const verdicts = verdictsIn(rows, planQuery)
    expect(verdicts, planQueryString(planQuery)).toHaveLength(destinations.length)
    expect(verdicts, planQueryString(planQuery)).toEqual(verdictsIn(plan, planQuery))
  }
})
