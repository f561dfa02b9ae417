import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servicesById, totalOf } from '@/content/catalogue'
import { DAY, keepFor } from '@/lib/expiring-storage'
import { formatRupees } from '@/lib/money'
import { keepOrder, unsentOrder } from '@/lib/submitted-order'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const shownReference = () =>
  within(screen.getByRole('group', { name: 'Your payment reference' })).getByRole('code')
const price = (...ids: string[]) => formatRupees(totalOf(servicesById(ids)))
const notSent = 'Not sent yet: choose how to send it'
const submitted = 'Order Submitted Successfully!'

async function fillIn() {
  fill(await screen.findByLabelText(/^Your name/), ' Asha Rao ')
  fill(screen.getByLabelText(/^Phone/), '+91 98765 43210')
  fill(screen.getByLabelText(/^Email/), 'asha@example.com')
}

const unsent = {
  items: [`SOP review: ${price('sop-review')}`],
  total: price('sop-review'),
  reference: 'STUB_ASHARAO_23112026',
  customer: { name: 'Asha Rao', phone: '+91 98765 43210', email: 'asha@example.com', message: '' },
}

test('submitting waits 2 seconds, sends nothing, and then offers ways to send the order', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await renderPage('/checkout?services=sop-review,cv-review&total=1')
  await fillIn()
  // Checking needs its code; the clock stops once it is there.
  await Promise.all([import('@hookform/resolvers/zod'), import('@/pages/checkout/checkout-schema')])
  vi.useFakeTimers()
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32))
  fireEvent.click(screen.getByRole('button', { name: 'Submit order' }))
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  expect(screen.queryByText(submitted)).not.toBeInTheDocument()
  // A moment more, in which the notice is drawn.
  await act(() => vi.advanceTimersByTimeAsync(100))
  vi.useRealTimers()

  expect(screen.getByText(submitted)).toBeVisible()
  expect(
    screen.getByText("We'll contact you within 24 hours to confirm your order and payment."),
  ).toBeVisible()
  const chat = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Send this order on WhatsApp' }).href,
  )
  const reference = shownReference().textContent ?? ''
  expect(reference).toMatch(/^STUB_ASHARAO_\d{8}$/)
  expect(chat.searchParams.get('text')?.split('\n')).toEqual([
    'Hello StudyBridge! I would like to order:',
    `- SOP review: ${price('sop-review')}`,
    `- CV review: ${price('cv-review')}`,
    `Total: ${price('sop-review', 'cv-review')}`,
    `Payment reference: ${reference}`,
    'Name: Asha Rao',
    'Phone: +91 98765 43210',
    'Email: asha@example.com',
  ])
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' }).href)
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe(`Order ${reference}`)
  expect(mail.searchParams.get('body')).toBe(chat.searchParams.get('text'))
  expect(screen.getByRole('heading', { name: notSent })).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['Send this order on WhatsApp', 'Opened WhatsApp. Press send there.', 'Open WhatsApp again'],
  ['Send it by e-mail', 'Opened your e-mail. Press send there.', 'Open the e-mail again'],
])('%s: only then it is said to be open, also after a reload', async (way, opened, again) => {
  keepOrder(unsent)
  const { user } = await renderPage('/checkout?services=sop-review')
  await user.click(await screen.findByRole('link', { name: way }))
  expect(screen.getByRole('heading', { name: opened })).toBeVisible()
  expect(screen.getByRole('link', { name: again })).toHaveFocus()
  expect(localStorage).toHaveLength(0)
  await renderPage('/checkout?services=sop-review')
  expect(await screen.findByRole('heading', { name: opened })).toBeVisible()
})

test.each(['/checkout', '/checkout?services=cv-review', '/services'])(
  'on another visit %s offers to send the order, until it is sent',
  async (path) => {
    keepOrder(unsent)
    sessionStorage.clear()
    const { user } = await renderPage(path)
    expect(await screen.findByText(`Your order of ${unsent.total} is not sent yet.`)).toBeVisible()
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
    expect(new URL(chat.href).searchParams.get('text')?.split('\n').slice(1)).toEqual([
      `- ${unsent.items}`,
      `Total: ${unsent.total}`,
      `Payment reference: ${unsent.reference}`,
    ])
    await user.click(chat)
    expect(screen.getByText('Opened WhatsApp. Press send there.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open WhatsApp again' })).toBeVisible()
    expect(localStorage).toHaveLength(0)
  },
)

test('an order that was not sent is kept for 7 days without contact details, and can be removed', async () => {
  keepOrder(unsent)
  const { until } = JSON.parse(localStorage.getItem('studybridge:unsent-order:v1') ?? '{}')
  expect(until).toBeLessThanOrEqual(Date.now() + 7 * DAY)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/asha@example|98765/)
  const { user } = await renderPage('/services')
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.getByText('The order is removed from this device.')).toHaveFocus()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test.each([{ items: [7], total: '1', reference: 'A' }, { items: 'x' }, {}])(
  'storage that was tampered with is no order: %j',
  (stored) => {
    keepFor(DAY, 'unsent-order:v1', stored)
    expect(unsentOrder()).toBeUndefined()
  },
)

test('what is missing is named where it is', async () => {
  const { user } = await renderPage('/checkout?services=sop-review')
  fill(await screen.findByLabelText(/^Your name/), '   ')
  fill(screen.getByLabelText(/^Email/), 'asha@')
  await user.click(screen.getByRole('button', { name: 'Submit order' }))
  expect(await screen.findByText('Please enter your name')).toBeVisible()
  expect(screen.getByText('Please enter your phone number')).toBeVisible()
  expect(screen.getByText('Please enter an email address like name@example.com')).toBeVisible()
  expect(screen.getByLabelText(/^Your name/)).toHaveFocus()
  expect(screen.queryByText(submitted)).not.toBeInTheDocument()
})

test('the payment reference follows the name, and is copied', async () => {
  const { user } = await renderPage('/checkout?services=sop-review')
  const name = await screen.findByLabelText(/^Your name/)
  expect(screen.queryByRole('group', { name: 'Your payment reference' })).not.toBeInTheDocument()
  fill(name, 'zoë m')
  const reference = shownReference()
  expect(reference.textContent).toMatch(/^STUB_ZOËM_\d{8}$/)
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText('Copied to clipboard')).toBeVisible()
  expect(screen.getByText('Payment details copied successfully')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(reference.textContent)
})

test('a clipboard that is refused leaves the text to copy by hand', async () => {
  const { user } = await renderPage('/checkout?services=sop-review')
  fill(await screen.findByLabelText(/^Your name/), 'Asha')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText(/Your browser did not let us copy/)).toBeVisible()
  const reference = shownReference()
  expect(getSelection()?.toString()).toBe(reference.textContent)
  expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
})

test.each([
  ['an empty list', '?services='],
  ['ids that are none of ours', '?services=__proto__,constructor,<b>x</b>,SOP-REVIEW&total=999'],
])('with %s there is nothing to order', async (_, query) => {
  await renderPage(`/checkout${query}`)
  expect(await screen.findByRole('heading', { name: 'No Services Selected' })).toBeVisible()
  expect(
    screen.getByText('Please go back to the services page and select the services you need.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit order' })).not.toBeInTheDocument()
})

test('repeated and unknown ids count once or not at all, and the total is the catalogue’s', async () => {
  // As the link gives them, and as a browser sends the form before hydration.
  await renderPage('/checkout?services=sop-review,nope&services=sop-review&services=housing-search&total=5')
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  const total = price('sop-review', 'housing-search')
  expect(summary).toHaveTextContent(
    `SOP review ${price('sop-review')}Housing search ${price('housing-search')}Total ${total}`,
  )
})

test('beside paid minutes, and only there, the free ones are named', async () => {
  await renderPage('/checkout?services=sop-review')
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  expect(summary).not.toHaveTextContent('free')
  cleanup()
  await renderPage('/checkout?services=consultation-30,sop-review')
  await screen.findByRole('region', { name: 'Order summary' })
  expect(screen.getAllByText(/The first 15-minute call is free\.$/)).toHaveLength(1)
})

test('a submitted order survives leaving and a reload, until something of it is changed', async () => {
  vi.spyOn(globalThis, 'fetch')
  const { user, router } = await renderPage('/checkout?services=sop-review')
  await fillIn()
  await user.click(screen.getByRole('button', { name: 'Submit order' }))
  await screen.findByRole('button', { name: 'Submitting...' })
  await act(async () => router.navigate('/faq'))
  expect(await screen.findByText(submitted)).toBeVisible()

  const again = await renderPage('/checkout?services=sop-review')
  expect(await screen.findByRole('link', { name: 'Send this order on WhatsApp' })).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: 'change your details' }))
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('Asha Rao')
  expect({ ...localStorage, ...sessionStorage }).toEqual({})

  await renderPage('/checkout?services=cv-review')
  expect(await screen.findByLabelText(/^Your name/)).toHaveValue('')
})
