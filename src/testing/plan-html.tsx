import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { PlanWords } from '@/content/plan/english'
import { allCountryCosts, countryCosts } from '@/domain/plan/country-costs'
import type { PlanQuery } from '@/domain/plan/plan-query'
import type { DayNumber } from '@/lib/day'
import { AllCountries } from '@/pages/plan/all-countries'
import { OneCountry } from '@/pages/plan/one-country/one-country'
import { PlanContext, planContextValue } from '@/pages/plan/plan-context'
import { PlanNotes } from '@/pages/plan/plan-notes'
import { Result } from '@/pages/plan/result'
import { Share } from '@/pages/plan/share'

/** The HTML of a plan without its form and styles. */
export function planHtml(planQuery: PlanQuery, words: PlanWords, today: DayNumber) {
  const { country } = planQuery
  const allCosts = country ? [countryCosts(country, planQuery)] : allCountryCosts(planQuery)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlanContext value={planContextValue(planQuery, words, today)}>
        <Result allCosts={allCosts} />
        {country ? <OneCountry /> : <AllCountries allCosts={allCosts} />}
        <PlanNotes />
        <Share />
      </PlanContext>
    </MemoryRouter>,
  )
  return html.replace(/<style.*?<\/style>/gs, '')
}
