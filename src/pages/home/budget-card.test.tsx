import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { budgetValues } from '@/pages/home/budget-values'
import { renderPage } from '@/testing/render-page'

afterEach(() => {
  budgetValues.reset()
  history.replaceState(null, '')
})

test('leaving the field shows the parsed budget, and a reload keeps it', async () => {
  const { user } = await renderPage('/')
  const field = await screen.findByLabelText('First year’s budget, ₹ lakh')
  await user.clear(field)
  await user.type(field, '24,00,000')
  await user.tab()
  expect(field).toHaveValue('24')
  cleanup()
  budgetValues.reset()
  await renderPage('/')
  expect(await screen.findByLabelText('First year’s budget, ₹ lakh')).toHaveValue('24')
  expect(screen.getByText(/^₹24 lakh covers the first year in Germany and Luxembourg\./)).toBeVisible()
})
