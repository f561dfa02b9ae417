import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill, renderPage } from '@/testing/render-page'

const notice = 'Please connect Supabase integration to enable user authentication'

test('signing in signs nobody in, and says why', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { user } = await renderPage('/login')
  fill(await screen.findByLabelText(/^Email/), 'asha@example.com')
  fill(screen.getByLabelText(/^Password/), ' ')
  expect(screen.getByLabelText('Remember me')).not.toBeChecked()
  await user.click(screen.getByLabelText('Remember me'))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Authentication Required')).toBeVisible()
  expect(screen.getByText(notice)).toBeVisible()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@example.com')
  expect(fetch).not.toHaveBeenCalled()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('the password can be shown and hidden again', async () => {
  const { user } = await renderPage('/login')
  const password = await screen.findByLabelText(/^Password/)
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})
