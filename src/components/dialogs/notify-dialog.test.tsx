import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill, renderPage } from '@/testing/render-page'

test('news of a country: the notice, and nothing is sent', async () => {
  const country = 'Luxembourg'
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { user } = await renderPage('/companies')
  await user.click(screen.getByRole('button', { name: `Notify Me: ${country}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `News of the ${country} database` }))
  const name = dialog.getByLabelText(/^Your name/)
  await user.click(dialog.getByRole('button', { name: 'Notify me' }))
  expect(await dialog.findByText('Please enter your name')).toBeVisible()
  expect(dialog.getByText('Please enter your email address')).toBeVisible()
  expect(name).toHaveFocus()

  fill(name, 'Asha')
  fill(dialog.getByLabelText(/^Email/), 'asha@example.com')
  await user.click(dialog.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('Subscription Successful!')).toBeVisible()
  expect(screen.getByText(`We'll notify you when ${country} database is ready.`)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: `Notify Me: ${country}` })).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})
