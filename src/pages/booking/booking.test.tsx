import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { booking } from '@/content/booking'
import { consultants } from '@/content/consultants'
import { momentIn } from '@/lib/business-hours'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { fill, renderPage } from '@/testing/render-page'

afterEach(() => void vi.useRealTimers())

/** Empty without a consultant. */
const extras = (consultants[0]?.services ?? []).slice(0, 2)
const extraBoxes = () => extras.map(({ name }) => screen.getByLabelText(new RegExp(`^${name},`)))

async function openBooking(path = '/booking/sample-consultant') {
  const { user, router } = await renderPage(path)
  return {
    user,
    router,
    name: await screen.findByLabelText(/^Your name/),
    email: screen.getByLabelText(/^Email/),
    press: () => user.click(screen.getByRole('button', { name: booking.form.submit })),
  }
}

test('a stored booking shows its receipt, and “Send another” an empty form', async () => {
  answerWith(created)
  const { user, name, email, press } = await openBooking('/booking/sample-consultant?session=30')
  fill(name, ' Asha Rao ')
  fill(email, 'asha@example.com')
  for (const box of extraBoxes()) await user.click(box)
  await press()
  expect(await screen.findByText('Booking Request Sent!')).toBeVisible()
  expect(screen.getByText("We'll contact you within 24 hours to confirm your appointment.")).toBeVisible()
  const receipt = await screen.findByRole('region', { name: 'We have your booking' })
  expect(receipt).toHaveTextContent(/We reply by \w+day \d+ \w+, \d+:\d\d [ap]m your time \(.+\)/)
  expect(receipt).toHaveTextContent('30 minutes')
  expect(screen.getAllByRole('heading', { name: 'We have your booking' })).toHaveLength(1)
  expect(document.title).toBe('We have your booking | StudyBridge')
  await user.click(screen.getByRole('button', { name: 'Send another' }))
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('')
  for (const box of extraBoxes()) expect(box).not.toBeChecked()
})

// In London it is another day at that moment.
test.each([
  ['Asia/Kolkata', '2026-11-20T20:00:00Z'],
  ['America/Los_Angeles', '2026-11-22T06:30:00Z'],
])('in %s the form refuses a past or too distant day, but not today', async (TZ, now) => {
  vi.stubEnv('TZ', TZ)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  answerWith(created)
  const { name, email, press } = await openBooking()
  const date = screen.getByLabelText(/^Preferred date/)
  await waitFor(() => expect(date).toHaveAttribute('min', '2026-11-21'))
  fill(name, 'Asha')
  fill(email, 'asha@example.com')
  fireEvent.change(date, { target: { value: '2026-11-20' } })
  await press()
  expect(await screen.findByText('Please choose today or a later day')).toBeVisible()
  expect(date).toHaveFocus()
  for (const day of ['2101-01-01', '9999-12-31']) {
    fireEvent.change(date, { target: { value: day } })
    await press()
    expect(await screen.findByText('Please choose a day before 2101, or none')).toBeVisible()
    expect(screen.queryByText('Please choose today or a later day')).toBeNull()
  }
  expect(sentTo('consultation_requests')).toEqual([])
  fireEvent.change(date, { target: { value: '2026-11-21' } })
  await press()
  expect(await screen.findByText('Booking Request Sent!')).toBeVisible()
  expect(sentTo('consultation_requests')).toMatchObject([{ preferred_date: '2026-11-21T12:00:00.000Z' }])
})

test.each([
  ['30', '/booking/sample-consultant?session=30', '30'],
  ['60', '/booking/who-is-this?session=60', '60'],
  ['no number', '/booking/%F0%9F%92%A9?session=abc', '15'],
  ['a length that there is not', '/booking/1?session=45', '15'],
])('a link with %s selects its session, and the call is free', async (_, path, minutes) => {
  await openBooking(path)
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)
  await waitFor(() => expect(chosen()).toHaveAttribute('value', minutes))
  const sidebar = screen.getByRole('complementary', { name: 'Your booking' })
  expect(sidebar).toHaveTextContent('FREE')
  expect(sidebar).not.toHaveTextContent('₹')
  const head = screen.getByText('Optional: what might come after the call').closest('summary')
  expect(head).toHaveTextContent(`${minutes} minutes, ₹`)
  expect(head?.closest('details')?.open).toBe(path.includes('session='))
})

test('a booking without a session stores the 15 minutes of the call', async () => {
  answerWith(created)
  const { name, email, press } = await openBooking()
  const head = screen.getByText('Optional: what might come after the call').closest('summary')
  expect(head).toHaveTextContent('Nothing chosen')
  expect(head?.closest('details')?.open).toBe(false)
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  fill(name, 'Asha')
  fill(email, 'asha@example.com')
  await press()
  await screen.findByRole('region', { name: 'We have your booking' })
  expect(sentTo('consultation_requests')).toMatchObject([{ message: 'Session: 15 minutes' }])
  expect(screen.queryByText('Optional: what might come after the call')).toBeNull()
})

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

test('a pressed link selects its session again, also after another was selected', async () => {
  const { user, name, router } = await openBooking()
  fill(name, 'Asha')
  await act(async () => router.navigate('/booking/sample-consultant?session=60'))
  await waitFor(() => expect(chosen()).toBe('60'))
  await user.click(screen.getByLabelText(/^15 minutes,/))
  expect(chosen()).toBe('15')
  await act(async () => router.navigate('/consultants'))
  await act(async () => router.navigate('/booking/sample-consultant?session=60'))
  await waitFor(() => expect(chosen()).toBe('60'))
  expect(JSON.parse(sessionStorage.getItem('studybridge:draft:v2:booking') ?? '{}').values).toMatchObject({
    name: 'Asha',
    session: '60',
  })
})

test('Back keeps the selected session, although the link named another', async () => {
  const { user, name, router } = await openBooking()
  fill(name, 'Asha')
  await act(async () => router.navigate('/booking/sample-consultant?session=30'))
  await waitFor(() => expect(chosen()).toBe('30'))
  await user.click(screen.getByLabelText(/^60 minutes,/))
  await act(async () => router.navigate('/consultants'))
  await waitFor(() => expect(screen.queryByLabelText(/^Your name/)).toBeNull())
  await act(async () => router.navigate(-1))
  expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Asha')
  expect(chosen()).toBe('60')
})

async function openInIndia(now = '2026-11-20T06:00:00Z') {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  answerWith(created)
  const page = await openBooking()
  fill(page.name, 'Asha')
  fill(page.email, 'asha@example.com')
  const date = screen.getByLabelText(/^Preferred date/)
  const times = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  return { ...page, date, times }
}

test.each([
  ['2026-11-27', '1:30 pm', '9:00 pm', '2026-11-27T08:00:00.000Z'],
  ['2027-07-20', '12:30 pm', '8:00 pm', '2027-07-20T07:00:00.000Z'],
])('on %s a visitor in India books a time from %s to %s', async (day, first, last, stored) => {
  const { user, date, times, press } = await openInIndia()
  expect(times()).toEqual(['Any time'])
  fill(date, day)
  await waitFor(() => expect(times().slice(0, 2)).toEqual(['Any time', first]))
  expect(times().at(-1)).toBe(last)
  await user.selectOptions(screen.getByLabelText(/^Preferred time/), first)
  await press()
  expect(await screen.findByText('Booking Request Sent!')).toBeVisible()
  expect(sentTo('consultation_requests')).toMatchObject([{ preferred_date: stored }])
  const { weekday, date: shown } = momentIn('UTC', new Date(stored))
  const [wish] = screen.getByRole('main').querySelectorAll('dd')
  expect(wish).toHaveTextContent(`${weekday} ${shown}, ${first} your time (India)`)
})

test('a call at noon UTC is not stored as a day without a time', async () => {
  const { user, date, times, press } = await openInIndia()
  fill(date, '2026-11-27')
  await waitFor(() => expect(times()).toContain('5:30 pm'))
  await user.selectOptions(screen.getByLabelText(/^Preferred time/), '5:30 pm')
  await press()
  await screen.findByText('Booking Request Sent!')
  expect(sentTo('consultation_requests')).toMatchObject([{ preferred_date: '2026-11-27T12:00:00.001Z' }])
})

test.each([
  ['2026-11-28', 'Saturday 28 November', ['Friday 27 November', 'Monday 30 November']],
  ['2026-12-25', 'Friday 25 December', ['Thursday 24 December', 'Monday 28 December']],
])('on %s, a closed day, buttons offer the nearest open days', async (day, closed, open) => {
  const { user, date, times } = await openInIndia()
  fill(date, day)
  const notice = await screen.findByText(`We are closed on ${closed}. The nearest open days:`)
  const days = within(notice.parentElement as HTMLElement).getAllByRole('button')
  expect(days.map(({ textContent }) => textContent)).toEqual(open)
  await user.click(days[1] as HTMLElement)
  await waitFor(() => expect(notice).not.toBeInTheDocument())
  expect(times()).toHaveLength(17)
})

test.each(['20270-01-01', '2026x', '2027-02-31'])(
  'the booking page opens with the day %s in its draft',
  async (day) => {
    sessionStorage.setItem(
      'studybridge:draft:v2:booking',
      JSON.stringify({ values: { name: 'Asha', preferred_date: day } }),
    )
    await renderPage('/booking', { isReload: true })
    expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Asha')
    expect(screen.queryByText(/^We are closed/)).toBeNull()
  },
)

test('choosing a day without the chosen time resets the time to “any”', async () => {
  const { user, date } = await openInIndia('2026-11-20T12:00:00Z')
  fill(date, '2026-11-27')
  const time = screen.getByLabelText(/^Preferred time/)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(17))
  await user.selectOptions(time, '1:30 pm')
  fill(date, '2026-11-20')
  await waitFor(() => expect(time).toHaveValue('any'))
})
