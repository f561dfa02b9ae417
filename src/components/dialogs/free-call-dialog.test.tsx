import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onVisitorsClock } from '@/components/contact/visitor-clock'
import { freeCallDialog } from '@/components/dialogs/free-call'
import { brand } from '@/content/brand'
import { freeCall } from '@/content/free-call'
import { pages } from '@/content/pages'
import { momentInHindi } from '@/content/plan/dates-in-hindi'
import { hindi } from '@/content/plan/hindi'
import { pageInHindi } from '@/content/plan/page-in-hindi'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

async function openDialog() {
  expectErrors(/^DataError/)
  const { user, router } = await renderPage('/login')
  await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a free call' }))
  return {
    user,
    router,
    name: dialog.getByLabelText(/Your name/),
    phone: dialog.getByLabelText(/Phone/),
    press: () => user.click(dialog.getByRole('button', { name: freeCall.confirm })),
  }
}

// This test comes first: another one would load the code.
test('the call’s dialog whose code is there opens without the notice that it loads', async () => {
  await freeCallDialog.preload()
  await renderPage('/login')
  fireEvent.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  expect(screen.getByRole('dialog')).toHaveAccessibleName(freeCall.title)
})

test('the call’s dialog opens from banner, header, footer and floating button', async () => {
  const { user } = await renderPage('/login')
  for (const name of ['Book Now', 'Book Your Consultation', 'Book a free call', 'Book FREE Call']) {
    const opener = await screen.findByRole('button', { name })
    await user.click(opener)
    expect(await screen.findByRole('dialog', { name: freeCall.title })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('the call’s dialog keeps typed text when it is closed', async () => {
  const { user, name, router } = await openDialog()
  fill(name, 'Asha')
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await closed()
  await act(async () => router.navigate('/faq'))
  await screen.findByRole('heading', { level: 1, name: pages.faq.heading })
  const opener = screen.getByRole('button', { name: 'Book FREE Call' })
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => act(async () => router.navigate(-1)),
  ]) {
    await user.click(opener)
    expect(await screen.findByLabelText(/Your name/)).toHaveValue('Asha')
    await close()
    await closed()
  }
})

test('the call’s dialog promises a reply within 2 hours and links the chat', async () => {
  const { name, phone } = await openDialog()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /We reply within 2 hours on WhatsApp during business hours/,
  )
  fill(name, 'Asha Rao')
  fill(phone, '+91 98200 00000')
  const { host, pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: /^Or message us on WhatsApp/ }).href,
  )
  const digits = (number: string) => number.replace(/\D/g, '')
  expect(digits(brand.whatsapp)).not.toBe(digits(brand.phone))
  expect(host + pathname).toBe(`wa.me/${digits(brand.whatsapp)}`)
  expect(searchParams.get('text')).toMatch(/Asha Rao.*\+91 98200 00000$/s)
})

test('during a request the button says so, and Escape does not close the dialog', async () => {
  let answer = (_: Response) => {}
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { user, name, phone, press } = await openDialog()
  fill(name, 'Asha')
  fill(phone, '+91 98200 00000')
  await press()
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  answer(new Response('{}', { status: 500 }))
  expect(await screen.findByText('Failed to submit request. Please try WhatsApp instead.')).toBeVisible()
})

test('a stored call closes the dialog, which shows the receipt until the reply is due', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T15:30:00Z') })
  try {
    answerWith(created)
    const { user, name, phone, press } = await openDialog()
    expect(screen.queryByText(/You sent this/)).not.toBeInTheDocument()
    fill(name, ' Asha Rao ')
    fill(phone, '+91 12345 67890')
    await press()
    expect(await screen.findByText('✅ Request Received!')).toBeVisible()
    expect(screen.getByText("We'll contact you within 2 hours on WhatsApp")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    vi.setSystemTime(new Date('2026-11-27T15:50:00Z'))
    await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
    const told = await screen.findByRole('dialog', { name: 'We have your request' })
    expect(told).toHaveTextContent(/You sent this on Friday 27 November, /)
    // Two business hours: half an hour until Friday’s closing time in Antwerp, the rest from Monday’s opening time.
    const due = new Date('2026-11-30T09:30:00Z')
    expect(told).toHaveTextContent(`We reply by ${onVisitorsClock(due)}.`)
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Asha|12345/)
    await user.click(screen.getByRole('button', { name: 'Change what was sent' }))
    expect(screen.getByLabelText(/Phone/)).toHaveValue('+91 12345 67890')
    expect(screen.getByRole('dialog', { name: /^Change your request of \d/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Leave it as it was' }))
    vi.setSystemTime(due)
    await renderPage('/login')
    await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
    expect(await screen.findByText(/^Your request of Friday/)).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('a call is sent with the plan that the line above Send names', async () => {
  answerWith(created)
  const { user } = await renderPage('/plan?country=germany&budget=20')
  await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  expect(await screen.findByText('Your plan: Germany, ₹20 lakh')).toBeVisible()
  fill(screen.getByLabelText(/^Your name/), 'Asha')
  fill(screen.getByLabelText(/^Phone/), '+91 98200 00000')
  await user.click(screen.getByRole('button', { name: freeCall.confirm }))
  await waitFor(() => expect(sentTo('consultation_requests')).toHaveLength(1))
  expect(sentTo('consultation_requests')[0]).toMatchObject({ message: 'Plan: Germany, ₹20 lakh' })
})

test('a plan that the visitor removes is not sent with the call', async () => {
  answerWith(created)
  const { user } = await renderPage('/plan?country=germany')
  await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  await user.click(await screen.findByRole('button', { name: 'Take it off' }))
  expect(screen.queryByText(/^Your plan/)).not.toBeInTheDocument()
  fill(screen.getByLabelText(/^Your name/), 'Asha')
  fill(screen.getByLabelText(/^Phone/), '+91 98200 00000')
  await user.click(screen.getByRole('button', { name: freeCall.confirm }))
  await waitFor(() => expect(sentTo('consultation_requests')).toHaveLength(1))
  expect(sentTo('consultation_requests')[0]).not.toHaveProperty('message')
})

test('a correction no longer holds a plan that the visitor removes', async () => {
  answerWith(created)
  const { user } = await renderPage('/plan?country=germany')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Book FREE Call')
  fill(await screen.findByLabelText(/^Your name/), 'Asha')
  fill(screen.getByLabelText(/^Phone/), '+91 98200 00000')
  await press(freeCall.confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Book FREE Call')
  await press('Change what was sent')
  expect(screen.getByText('Your plan: Germany')).toBeVisible()
  await press('Take it off')
  await press(freeCall.confirm)
  await waitFor(() => expect(sentTo('consultation_requests')).toHaveLength(2))
  const [first, second] = sentTo('consultation_requests')
  expect(first).toMatchObject({ message: 'Plan: Germany' })
  expect(second).toMatchObject({ replaces: first?.id })
  expect(second).not.toHaveProperty('message')
})

test('above a Hindi plan the call’s dialog and receipt are Hindi, the row English', async () => {
  answerWith(created)
  const { user } = await renderPage('/plan?country=germany&budget=20&lang=hi')
  await screen.findByRole('heading', { level: 1, name: hindi.heading })
  await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  const dialog = await screen.findByRole('dialog', { name: pageInHindi.call.title })
  expect(dialog).toHaveAttribute('lang', 'hi')
  expect(dialog).toHaveTextContent('आपका प्लान: जर्मनी, ₹20 लाख')
  expect(within(dialog).getByText(/^अभी खुला है$| खुलेगा$/)).toBeVisible()
  // "UTC", the time zone of the tests, has no Hindi name.
  const latinIn = (element: HTMLElement) => element.textContent?.replace(/UTC/g, '').match(/[A-Za-z]+/g)
  expect(latinIn(dialog)).toBeNull()
  fill(screen.getByLabelText(/^आपका नाम/), 'Asha')
  fill(screen.getByLabelText(/^फ़ोन/), '+91 98200 00000')
  await user.click(screen.getByRole('button', { name: pageInHindi.call.confirm }))
  await waitFor(() => expect(sentTo('consultation_requests')).toHaveLength(1))
  expect(sentTo('consultation_requests')[0]).toMatchObject({ message: 'Plan: Germany, ₹20 lakh' })
  expect(await screen.findByText('✅ Request Received!')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  const receipt = await screen.findByRole('dialog', { name: pageInHindi.call.receipt.title })
  expect(receipt).toHaveTextContent(/आपने यह भेजा: .+। .+ तक हमारा जवाब आ जाएगा।/)
  for (const element of receipt.querySelectorAll('code, [lang=en]')) element.remove()
  expect(latinIn(receipt)).toBeNull()
})

test.each([
  ['Friday 27 November, 9:30 pm', 'शुक्रवार 27 नवंबर, रात 9:30 बजे'],
  ['Monday 1 March, 12:00 pm', 'सोमवार 1 मार्च, दोपहर 12 बजे'],
  ['10:05 am', 'सुबह 10:05 बजे'],
])('%s is %s in Hindi', (english, inHindi) => expect(momentInHindi(english)).toBe(inHindi))
