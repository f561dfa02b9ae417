import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forms } from '@/content/forms'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { renderPage } from '@/testing/render-page'

async function openBooking(pointer: 'coarse' | 'fine') {
  answerWith(created)
  const { user } = await renderPage('/booking/any')
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: media.includes(pointer) }))
  return { user, name: await screen.findByLabelText(/^Your name/), email: screen.getByLabelText(/^Email/) }
}

test('Enter on a touch keyboard moves to the next field, as its label says', async () => {
  const { user, name, email } = await openBooking('coarse')
  await user.type(name, 'Asha{Enter}')
  expect(email).toHaveFocus()
  expect(email).toHaveAttribute('enterkeyhint', 'next')
  await user.type(email, 'asha@example.com{Enter}')
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus()
  expect(sentTo('consultation_requests')).toEqual([])
})

test('Enter on a touch keyboard starts a new line in a text area', async () => {
  const { user } = await openBooking('coarse')
  const message = screen.getByLabelText(/^What would you like/)
  await user.type(message, 'a{Enter}b')
  expect(message).toHaveValue('a\nb')
})

test('Enter on a physical keyboard sends the form', async () => {
  const { user, email } = await openBooking('fine')
  await user.type(email, 'asha@example.com{Enter}')
  expect(await screen.findByText('Please enter your name')).toBeVisible()
})

test('Enter in the last field sends the form on a touch keyboard', async () => {
  const { user } = await renderPage('/forgot-password')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const email = await screen.findByLabelText(/^Email/)
  await user.click(email)
  expect(email).toHaveAttribute('enterkeyhint', 'send')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(forms.errors.noEmail)).toBeVisible()
})
