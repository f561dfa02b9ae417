import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { fill, renderPage } from '@/testing/render-page'

async function openForm(path: string, pointer: 'coarse' | 'fine') {
  answerWith(created)
  const { user } = await renderPage(path)
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: media.includes(pointer) }))
  return { user, email: await screen.findByLabelText(/^Email/) }
}

async function openBooking(pointer: 'coarse' | 'fine') {
  const { user, email } = await openForm('/booking/any', pointer)
  return { user, email, name: screen.getByLabelText(/^Your name/) }
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

test('Enter in a radio button moves to the field after its question', async () => {
  const { user } = await openBooking('coarse')
  const [radio] = screen.getAllByRole('radio')
  radio?.focus()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus()
})

test('Enter on a touch keyboard starts a new line in a text area', async () => {
  const { user } = await openBooking('coarse')
  const message = screen.getByLabelText(/^What would you like/)
  await user.type(message, 'a{Enter}b')
  expect(message).toHaveValue('a\nb')
})

test('Enter on a physical keyboard sends the form', async () => {
  const { user, name, email } = await openBooking('fine')
  fill(name, 'Asha')
  await user.type(email, 'asha@example.com{Enter}')
  await waitFor(() => expect(sentTo('consultation_requests')).toHaveLength(1))
})

test('Enter in the last field sends the form on a touch keyboard', async () => {
  const { user, email } = await openForm('/referral', 'coarse')
  await user.type(email, 'asha@example.com')
  expect(email).toHaveAttribute('enterkeyhint', 'send')
  expect(sentTo('referrals')).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sentTo('referrals')).toHaveLength(1))
})
