import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onVisitorsClock } from '@/components/contact/visitor-clock'
import { servicesById, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { formatRupees } from '@/lib/money'
import { keepReferralCode } from '@/lib/referral-code'
import { answerWith, brokenServer, created, sentTo } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const shownReference = () =>
  within(screen.getByRole('group', { name: 'Your payment reference' })).getByRole('code')
const price = (...ids: string[]) => formatRupees(totalOf(servicesById(ids)))
const submitted = 'Order Submitted Successfully!'

async function fillIn() {
  fill(await screen.findByLabelText(/^Your name/), ' Asha Rao ')
  fill(screen.getByLabelText(/^Phone/), '+91 98765 43210')
  fill(screen.getByLabelText(/^Email/), 'asha@example.com')
}

async function order() {
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Send order request' }))
}

test('an order is stored, and its receipt replaces the form after 2 seconds', async () => {
  answerWith(created)
  keepReferralCode('STUBAB12CD')
  const { user } = await renderPage('/checkout?services=sop-review,cv-review&total=1')
  fill(await screen.findByLabelText(/^Anything/), 'In June')
  // Load the code first, then fake the clock.
  await Promise.all([import('@hookform/resolvers/zod'), import('@supabase/supabase-js')])
  await fillIn()
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Send order request' }))
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  expect(screen.queryByText(submitted)).not.toBeInTheDocument()
  // Wait until the notice is rendered.
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText(submitted)).toBeVisible()
  expect(
    screen.getByText("We'll contact you within 24 hours to confirm your order and payment."),
  ).toBeVisible()
  vi.useRealTimers()

  const receipt = screen.getByRole('region', { name: 'We have your order' })
  expect(within(receipt).getByRole('heading', { name: 'We have your order' })).toHaveFocus()
  expect(receipt).toHaveTextContent(/We reply by \w+day/)
  expect(receipt).toHaveTextContent('SOP review, CV review')
  expect(within(receipt).getAllByText('(done)')).toHaveLength(2)
  const reference = shownReference().textContent ?? ''
  expect(reference).toMatch(/^STUB_ASHARAO_\d{8}$/)
  expect(sentTo('database_orders')).toMatchObject([
    {
      order_reference: reference,
      product: 'Services: SOP review, CV review',
      price: totalOf(servicesById(['sop-review', 'cv-review'])),
    },
  ])
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
  expect(new URL(chat.href).searchParams.get('text')).toContain(reference)
  await user.click(screen.getByRole('button', { name: 'Change what was sent' }))
  expect(screen.getByLabelText(/^Your name/)).toHaveValue(' Asha Rao ')
})

test('the shown payment reference is stored, also if midnight passes before sending', async () => {
  answerWith(created)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 23, 59) })
  await renderPage('/checkout?services=sop-review')
  await fillIn()
  const shown = shownReference().textContent
  expect(shown).toBe('STUB_ASHARAO_24112026')
  vi.setSystemTime(new Date(2026, 10, 25, 0, 1))
  fireEvent.click(screen.getByRole('button', { name: 'Send order request' }))
  await screen.findByText(submitted, {}, { timeout: 5000 })
  expect(sentTo('database_orders')).toMatchObject([{ order_reference: shown }])
})

test('the reference of a failed order is shown and sent again, also on the next day', async () => {
  answerWith(brokenServer, created)
  expectErrors(/^DataError/)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) })
  await renderPage('/checkout?services=sop-review')
  await order()
  await screen.findByText(
    'Failed to submit order. Please try again or contact us directly.',
    {},
    { timeout: 5000 },
  )
  vi.setSystemTime(new Date(2026, 10, 25, 12))
  await renderPage('/checkout?services=sop-review', { isReload: true })
  await waitFor(() => expect(shownReference()).toHaveTextContent('STUB_ASHARAO_24112026'))
  fireEvent.click(screen.getByRole('button', { name: 'Send order request' }))
  await screen.findByText(submitted, {}, { timeout: 5000 })
  const references = sentTo('database_orders').map((row) => row.order_reference)
  expect(references).toEqual(['STUB_ASHARAO_24112026', 'STUB_ASHARAO_24112026'])
})

test('a receipt of the same services replaces the form until our reply is due', async () => {
  answerWith(created)
  const removeLinks = () => screen.queryAllByRole('link', { name: /^Remove/ })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') })
  await renderPage('/checkout?services=sop-review,cv-review')
  await order()
  // During the request, too, no service can be removed. The order is stored after 2 seconds, `waitFor` ends before.
  await waitFor(() => expect(removeLinks()).toEqual([]))
  await screen.findByText(submitted, {}, { timeout: 5000 })
  const [{ order_reference } = {}] = sentTo('database_orders')
  const receiptOf = async (services: string, time: string) => {
    vi.setSystemTime(new Date(time))
    await renderPage(`/checkout?services=${services}`)
    await screen.findByRole('region', { name: 'Order summary' })
    return screen.queryByRole('region', { name: 'We have your order' })
  }
  const receipt = await receiptOf('cv-review,sop-review', '2026-11-25T09:59:00Z')
  expect(receipt).toHaveTextContent(String(order_reference))
  expect(receipt).toHaveTextContent(`by ${onVisitorsClock(new Date('2026-11-25T10:00:00Z'))}.`)
  expect(removeLinks()).toEqual([])
  expect(await receiptOf('cv-review', '2026-11-25T09:59:00Z')).toBeNull()
  expect(screen.getByText(/^Your request of Tuesday/)).toBeVisible()
  expect(await receiptOf('sop-review,cv-review', '2026-11-25T10:00:00Z')).toBeNull()
  expect(screen.getByText(/^Your request of Tuesday/)).toBeVisible()
  expect(removeLinks()).toHaveLength(2)
})

test('after “Send another” the selection can be changed as before', async () => {
  answerWith(created)
  const { user } = await renderPage('/checkout?services=sop-review,cv-review')
  await order()
  await user.click(await screen.findByRole('button', { name: 'Send another' }, { timeout: 5000 }))
  expect(screen.getByRole('link', { name: 'Remove SOP review' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Change the selection' }))
  const pick = await screen.findByRole('checkbox', { name: /^SOP review/ })
  await waitFor(() => expect(pick).toBeChecked())
})

test('with a friend’s code the checkout says where the discount counts', async () => {
  keepReferralCode('STUBAB12CD')
  await renderPage('/checkout?services=sop-review')
  expect(await screen.findByText(checkout.friend)).toBeVisible()
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

test('if copying is refused, the text is selected to copy by hand', async () => {
  const { user } = await renderPage('/checkout?services=sop-review')
  fill(await screen.findByLabelText(/^Your name/), 'Asha')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText(/Your browser did not let us copy/)).toBeVisible()
  const reference = shownReference()
  expect(getSelection()?.toString()).toBe(reference.textContent)
  expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
})

test('the order ignores repeated and unknown ids and uses catalogue prices', async () => {
  // The format of the link, and of a native submit before hydration.
  await renderPage(
    '/checkout?services=sop-review,__proto__&services=sop-review&services=housing-search&total=5',
  )
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  const total = price('sop-review', 'housing-search')
  expect(summary).toHaveTextContent(
    `SOP review ${price('sop-review')}Housing search ${price('housing-search')}Total ${total}`,
  )
})

test('every service can be removed; without any, the checkout is empty', async () => {
  const { user } = await renderPage('/checkout?services=sop-review,cv-review')
  await user.click(await screen.findByRole('link', { name: 'Remove SOP review' }))
  const summary = screen.getByRole('region', { name: 'Order summary' })
  expect(summary).not.toHaveTextContent('SOP review')
  expect(summary).toHaveTextContent(price('cv-review'))
  await user.click(screen.getByRole('link', { name: 'Remove CV review' }))
  expect(screen.getByRole('heading', { name: 'No Services Selected' })).toBeVisible()
})

test('“Change the selection” opens /services at the first pick, all ticked', async () => {
  const { user, router } = await renderPage('/checkout?services=sop-review,cv-review')
  await user.click(await screen.findByRole('link', { name: 'Change the selection' }))
  const pick = await screen.findByRole('checkbox', { name: /^SOP review/ })
  await waitFor(() => expect(pick).toBeChecked())
  expect(screen.getByRole('checkbox', { name: /^CV review/ })).toBeChecked()
  expect(router.location).toMatchObject({ pathname: '/services', hash: '#sop-review' })
})

test('a stored order empties the selection, and /services lists what was ordered', async () => {
  answerWith(created)
  const first = await renderPage('/services')
  for (const name of [/^SOP review/, /^CV review/])
    await first.user.click(screen.getByRole('checkbox', { name }))
  const bar = within(screen.getByRole('region', { name: 'Your selection' }))
  await first.user.click(bar.getByRole('link', { name: 'Proceed to Checkout' }))
  await order()
  await screen.findByText(submitted, {}, { timeout: 5000 })
  await renderPage('/services')
  expect(screen.getByRole('checkbox', { name: /^SOP review/ })).not.toBeChecked()
  expect(screen.queryByRole('region', { name: 'Your selection' })).toBeNull()
  expect(screen.getByText(/^You ordered CV review, SOP review\. We reply by/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show the order' })).toBeVisible()
})

test('the payment instructions stand before the button', async () => {
  await renderPage('/checkout?services=sop-review')
  const button = await screen.findByRole('button', { name: 'Send order request' })
  const payment = screen.getByRole('heading', { name: 'How you pay' })
  expect(payment.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
