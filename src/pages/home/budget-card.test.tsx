import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { budgetWords } from '@/content/plan/budget-words'
import { recordTyping } from '@/loading/early-typing'
import { changeHomeQuery, homeQuery } from '@/pages/home/home-query'
import { renderPage } from '@/testing/render-page'

const BUDGET = 'First year’s budget, ₹ lakh'

afterEach(homeQuery.reset)

test('leaving the field shows the parsed budget, and a reload keeps it', async () => {
  const { user } = await renderPage('/')
  const field = await screen.findByLabelText(BUDGET)
  await user.clear(field)
  await user.type(field, '24,00,000')
  await user.tab()
  expect(field).toHaveValue('24')
  homeQuery.reset()
  await renderPage('/', { isReload: true })
  expect(await screen.findByLabelText(BUDGET)).toHaveValue('24')
  expect(screen.getByText(/^₹24 lakh (?:covers|is not enough)/)).toBeVisible()
})

test('a budget typed before hydration replaces the one of before a reload', async () => {
  changeHomeQuery({ budget: 30, level: 'bachelor' })
  homeQuery.reset()
  document.body.innerHTML = '<form name="first-year"><input name="budget"></form>'
  for (const input of document.querySelectorAll('input')) input.value = '12'
  recordTyping()
  document.body.replaceChildren()
  await renderPage('/', { isReload: true })
  expect(await screen.findByLabelText(BUDGET)).toHaveValue('12')
  expect(screen.getByRole('radio', { name: 'Bachelor’s' })).toBeChecked()
})

test('a chip replaces a typed budget, also while the focus stays in the field', async () => {
  const { user } = await renderPage('/')
  const field = await screen.findByLabelText(BUDGET)
  await user.clear(field)
  await user.type(field, 'much')
  expect(screen.getByText(budgetWords.budget.wrong)).toBeVisible()
  act(() => screen.getByRole('button', { name: '₹15 lakh' }).click())
  expect(field).toHaveFocus()
  expect(field).toHaveValue('15')
  expect(screen.queryByText(budgetWords.budget.wrong)).toBeNull()
})
