import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { PlanWords } from '@/content/plan/english'
import { allPlans, countryPlan } from '@/domain/plan/country-plan'
import type { PlanQuery } from '@/domain/plan/plan-query'
import type { DayNumber } from '@/lib/day'
import { AllCountries } from '@/pages/plan/all-countries'
import { OneCountry } from '@/pages/plan/one-country/one-country'
import { PlanContext, shownPlan } from '@/pages/plan/plan-context'
import { PlanNotes } from '@/pages/plan/plan-notes'
import { Result } from '@/pages/plan/result'
import { Share } from '@/pages/plan/share'

/** The HTML of a plan without its form and styles. */
export function planHtml(planQuery: PlanQuery, words: PlanWords, today: DayNumber) {
  const { country } = planQuery
  const plans = country ? [countryPlan(country, planQuery)] : allPlans(planQuery)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlanContext value={shownPlan(planQuery, words, today)}>
        <Result plans={plans} />
        {country ? <OneCountry country={country} /> : <AllCountries plans={plans} />}
        <PlanNotes />
        <Share />
      </PlanContext>
    </MemoryRouter>,
  )
  return html.replace(/<style.*?<\/style>/gs, '')
}
