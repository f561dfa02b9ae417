import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { booking } from '@/content/booking'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => localStorage.clear())

const title = 'Please look at this once more'

async function openBooking({ email, phone }: { email: string; phone: string }) {
  answerWith(created)
  const { user } = await renderPage('/booking/sample-consultant')
  fill(await screen.findByLabelText(/^Your name/), 'Asha Rao')
  fill(screen.getByLabelText(/^Email/), email)
  fill(screen.getByLabelText(/^Phone/), phone)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const send = () => press(booking.form.submit)
  return { press, send, sent: () => sentTo('consultation_requests') }
}

test('a mistyped address is corrected and sent with one press', async () => {
  const { press, send, sent } = await openBooking({ email: 'asha@gmial.com', phone: '' })
  await send()
  const question = await screen.findByRole('status', { name: title })
  expect(question).toHaveTextContent('asha@gmial.com Did you mean gmail.com?')
  expect(question).toHaveFocus()
  const [first, second] = within(question).getAllByRole('button')
  expect(first).toHaveTextContent('Use asha@gmail.com and send')
  expect(second).toHaveTextContent('Keep gmial.com')
  expect(sent()).toEqual([])
  await press('Use asha@gmail.com and send')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ student_email: 'asha@gmail.com' })
})

test('a mistyped address is corrected and sent in a browser without requestSubmit', async () => {
  const { requestSubmit } = HTMLFormElement.prototype
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
    this: HTMLFormElement,
    by,
  ) {
    // happy-dom submits by this function, with the pressed button.
    if (!by) throw new TypeError('requestSubmit is not a function')
    requestSubmit.call(this, by)
  })
  const { press, send, sent } = await openBooking({ email: 'asha@gmial.com', phone: '' })
  await send()
  await press('Use asha@gmail.com and send')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('the first press on Send names all suspicious values, the second sends them', async () => {
  const { press, send, sent } = await openBooking({ email: 'asha@gmial.com', phone: '98200' })
  await send()
  const question = await screen.findByRole('status', { name: title })
  expect(question).toHaveTextContent('98200 This looks short')
  await press('Correct 98200')
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus()
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ student_email: 'asha@gmial.com', student_phone: '98200' })
})

test('a visitor who accepts a corrected address is led to the phone number in doubt', async () => {
  const { press, send, sent } = await openBooking({ email: 'asha@gmial.com', phone: '98200' })
  await send()
  await press('Use asha@gmail.com')
  expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@gmail.com')
  const phone = screen.getByLabelText(/^Phone/)
  expect(phone).toHaveFocus()
  expect(sent()).toEqual([])
  fill(phone, '98200 12345')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('both suspicious values are sent after “Both are right”', async () => {
  const { press, send, sent } = await openBooking({ email: 'asha@gmial.com', phone: '98200' })
  await send()
  await press('Both are right')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ student_email: 'asha@gmial.com', student_phone: '98200' })
})

test('the second click of a double click confirms no warning', async () => {
  const { send, sent } = await openBooking({ email: 'asha@gmial.com', phone: '' })
  const button = screen.getByRole('button', { name: booking.form.submit })
  fireEvent.click(button, { detail: 1 })
  const question = await screen.findByRole('status', { name: title })
  const keep = within(question).getByRole('button', { name: 'Keep gmial.com' })
  for (const second of [button, keep])
    expect(fireEvent.click(second, { detail: 2 }), 'the click submits').toBe(false)
  expect(question).toBeVisible()
  expect(sent()).toEqual([])
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a confirmed value gets no second warning, a new value gets one', async () => {
  const { press, send, sent } = await openBooking({ email: 'asha@example.com', phone: '1111111111' })
  await send()
  await screen.findByRole('status', { name: title })
  fill(screen.getByLabelText(/^Phone/), 'my number')
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  await send()
  expect(await screen.findByRole('status', { name: title })).toHaveTextContent('This has letters in it')
  fill(screen.getByLabelText(/^Phone/), '1111111111')
  fill(screen.getByLabelText(/^Email/), 'asha@localhost')
  await send()
  const question = await screen.findByRole('status', { name: title })
  expect(question).toHaveTextContent('no dot after the @')
  expect(question).not.toHaveTextContent('1111111111')
  await press('Keep asha@localhost')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a wizard warns at its last step, and leads to the field', async () => {
  answerWith(created)
  const { user, router } = await renderPage('/signup?type=student&step=1')
  fill(await screen.findByLabelText(/^Full name/), 'Asha Rao')
  fill(screen.getByLabelText(/^Phone/), '12345')
  for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Complete Registration' }))
  const correct = await screen.findByRole('button', { name: 'Correct 12345' })
  expect(screen.getByRole('status', { name: title })).toHaveFocus()
  expect(sentTo('student_profiles')).toEqual([])
  await user.click(correct)
  expect(router.location.search).toContain('step=1')
  await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveFocus())
})
