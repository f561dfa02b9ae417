import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { destinations } from '@/content/destinations'
import { english } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { recordTyping } from '@/loading/early-typing'
import { renderPage } from '@/testing/render-page'

test('the address follows the plan’s choices, and Back undoes them', async () => {
  const { user, router } = await renderPage('/plan')
  const budget = await screen.findByLabelText(/^First year’s budget/)
  const isAt = (query: string) => waitFor(() => expect(router.location.search).toBe(query))
  await user.type(budget, '15')
  await isAt('?budget=15')
  expect(await screen.findAllByText(/^₹[\d.]+ lakh short/)).toHaveLength(destinations.length)
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await screen.findByText('Germany, month by month', { selector: 'h2' })
  await isAt('?country=germany&budget=15')
  await user.clear(budget)
  await user.type(budget, '18,00,000')
  await user.tab()
  expect(budget).toHaveValue('18')
  await isAt('?country=germany&budget=18')
  await user.clear(budget)
  await user.type(budget, 'much')
  expect(await screen.findByText(/^Not counted/)).toBeVisible()
  expect(budget).toHaveValue('much')
  expect(budget).toHaveAccessibleDescription(/^Not counted/)
  await isAt('?country=germany')
  await user.tab()
  router.navigate(-3)
  await isAt('?budget=15')
  await waitFor(() => expect(budget).toHaveValue('15'))
  expect(screen.getByText(english.share.write)).toHaveAttribute('href', '/contact?plan=budget%3D15')
  expect(screen.queryByText(/^Not counted/)).toBeNull()
})

test('a budget typed before hydration gets its plan', async () => {
  document.body.innerHTML = '<form name="plan"><input name="budget"></form>'
  for (const input of document.querySelectorAll('input')) input.value = '15'
  recordTyping()
  document.body.replaceChildren()
  const { router } = await renderPage('/plan')
  expect(await screen.findAllByText(/^₹[\d.]+ lakh short/)).toHaveLength(destinations.length)
  expect(screen.getByLabelText(/^First year’s budget/)).toHaveValue('15')
  expect(router.location.search).toBe('?budget=15')
})

test('a Hindi plan has a Hindi title and a Hindi heading above its printed sources', async () => {
  const { router } = await renderPage('/plan?country=germany&lang=hi')
  await waitFor(() => expect(document.title).toBe(hindi.page.documentTitle))
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('heading', { name: hindi.page.printedSources })).toHaveAttribute('lang', 'hi')
  window.dispatchEvent(new Event('afterprint'))
  router.navigate('/plan')
  await waitFor(() => expect(document.title).toMatch(/^Cost of studying/))
})

test('the Hindi note on the calendar file has `lang=en` on names of browsers', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => {} }))
  const { user } = await renderPage('/plan?country=germany&lang=hi')
  await user.click(await screen.findByRole('button', { name: hindi.share.calendar }))
  for (const name of ['Chrome', 'Safari']) expect(await screen.findByText(name)).toHaveAttribute('lang', 'en')
})

test('a press on the calendar button shows what to do if no file arrives', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => {} }))
  const { user } = await renderPage('/plan?country=germany')
  await user.click(await screen.findByRole('button', { name: english.share.calendar }))
  expect(await screen.findByText(english.share.calendarSent)).toBeVisible()
})
