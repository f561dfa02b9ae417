import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { destinations } from '@/content/destinations'
import { type Asked, defaultPlan, levels, queryOf, upcomingStarts } from '@/content/plan/asked'
import { english } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { PlanView } from '@/pages/plan/plan-view'
import { renderPage } from '@/testing/render-page'

const today = new Date(2026, 10, 23)

/** Each level, country, start and budget; the loans are of every kind that words speak of. */
const plans: Asked[] = levels.flatMap((level) =>
  [undefined, ...destinations.map(({ slug }) => slug)].flatMap((country) =>
    [undefined, ...upcomingStarts(today).slice(0, 2)].flatMap((start) =>
      [
        { budget: undefined },
        { budget: 15, loan: 5 },
        { budget: 27, loan: 26.5, rate: 97.25 },
        { budget: 99, loan: 60 },
      ].map((money) => ({ ...defaultPlan, level, country, start, ...money })),
    ),
  ),
)

function amountsIn(asked: Asked, words: typeof english) {
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <PlanView asked={asked} words={words} today={today} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, ' ')
  return [...text.matchAll(/[₹€]\d[\d,.]*(?<=\d)(?: (?:lakh|लाख))?/g)]
    .map(([amount]) => amount.replace('लाख', 'lakh'))
    .sort()
}

test('English and Hindi name the same amounts in every plan', () => {
  const different = plans.filter(
    (asked) => amountsIn(asked, english).join() !== amountsIn(asked, hindi).join(),
  )
  expect(different.map(queryOf)).toEqual([])
  expect(amountsIn(defaultPlan, hindi).length).toBeGreaterThan(20)
})

test('what is typed and chosen is in the address, one entry for what is typed at one go; Back and a link bring it back', async () => {
  const { user, history } = await renderPage('/plan')
  const budget = await screen.findByLabelText(/^Budget/)
  await user.type(budget, '15')
  expect(await screen.findAllByText(/^short by ₹/)).toHaveLength(4)
  expect(history.location.search).toBe('?budget=15')
  await user.selectOptions(screen.getByLabelText('Start'), english.form.anyStart)
  const countries = within(screen.getByRole('list', { name: 'Country' }))
  await user.click(countries.getByRole('link', { name: 'Germany' }))
  expect(await screen.findByRole('table', { name: 'Germany, month by month' })).toBeVisible()
  expect(history.location.search).toBe('?country=germany&budget=15')
  await user.clear(budget)
  await user.type(budget, 'much')
  expect(await screen.findByText(/^Not counted/)).toBeVisible()
  expect(budget).toHaveAccessibleDescription(/^Not counted/)
  expect(history.location.search).toBe('?country=germany')
  history.go(-2)
  expect(await screen.findAllByText(/^short by ₹/)).toHaveLength(4)
  await user.tab()
  expect(screen.getByRole('link', { name: english.share.write })).toHaveAttribute(
    'href',
    '/contact?plan=budget%3D15',
  )
})
