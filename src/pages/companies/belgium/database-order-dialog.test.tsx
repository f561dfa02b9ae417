import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseOrder } from '@/content/database-order'
import { prices } from '@/content/prices'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

const noCompanies = { status: 200, body: [] }

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

async function openOrder() {
  const { user, router } = await renderPage('/companies/belgium')
  // The page reads its companies first.
  await screen.findByText(/The list is being updated/)
  await user.click(screen.getByRole('button', { name: 'Get Database Access' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order the Belgium database' }))
  const [name, email, phone, message] = dialog.getAllByRole('textbox') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  return {
    user,
    router,
    name,
    email,
    phone,
    message,
    press: () => user.click(dialog.getByRole('button', { name: 'Send order request' })),
  }
}

function fillIn({ name, email, phone }: Awaited<ReturnType<typeof openOrder>>) {
  fill(name, ' Asha Rao Patel ')
  fill(email, 'asha@example.com')
  fill(phone, '+91 98200 00000')
}

test('a stored order shows its notice, the stored reference and the next steps', async () => {
  answerWith(noCompanies, created)
  const order = await openOrder()
  expect(screen.getByRole('dialog')).toHaveTextContent(databaseOrder.description)
  fillIn(order)
  await order.press()
  expect(await screen.findByText('Order Received!')).toBeVisible()
  expect(screen.getByText("We'll send payment details to your email shortly.")).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Order Received Successfully!' })).toHaveTextContent(
    /Payment details by email within 24 hours\..*Pay by UPI or bank transfer\..*Database shared within 24-48 hours after payment verification\./,
  )
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /We send the payment details by \w+day \d+ \w+, \d+:[03]0 [ap]m your time/,
  )
  const [sent] = sentTo('database_orders')
  expect(sent).toMatchObject({
    order_reference: expect.stringMatching(/^STUB_DB_ASHA_RAO_\d{8}_[A-Z0-9]{4}$/),
    price: prices.companyDatabase.stored,
  })
  const reference = within(screen.getByRole('group', { name: 'Your order reference' }))
  expect(reference.getByRole('code')).toHaveTextContent(String(sent?.order_reference))
  await order.user.click(screen.getByRole('button', { name: 'Copy reference' }))
  const number = String(sent?.id).slice(0, 6).toUpperCase()
  expect(await navigator.clipboard.readText()).toBe(`${sent?.order_reference}\nYour order number: ${number}`)
  await order.user.click(screen.getByRole('button', { name: 'Change what was sent' }))
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('asha@example.com')
})

test('the form is reset 300 ms after closing, not before', async () => {
  answerWith(noCompanies, created)
  const { name } = await openOrder()
  fill(name, 'Asha')
  vi.useFakeTimers()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await act(() => vi.advanceTimersByTimeAsync(299))
  fireEvent.click(screen.getByRole('button', { name: 'Get Database Access' }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(within(screen.getByRole('dialog')).getByLabelText(/^Full name/)).toHaveValue('Asha')

  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await act(() => vi.advanceTimersByTimeAsync(301))
  fireEvent.click(screen.getByRole('button', { name: 'Get Database Access' }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  vi.useRealTimers()
  expect(within(screen.getByRole('dialog')).getByLabelText(/^Full name/)).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)
})

test('the text stays if Back closes the dialog during a request that fails', async () => {
  expectErrors(/^DataError/)
  answerWith(noCompanies)
  const order = await openOrder()
  fillIn(order)
  let answer = (_: Response) => {}
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await order.press()
  expect(await screen.findByRole('button', { name: databaseOrder.submitting })).toBeDisabled()
  vi.useFakeTimers()
  await act(async () => order.router.navigate(-1))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('dialog')).toBeNull()
  answer(new Response('{}', { status: 500 }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  fireEvent.click(screen.getByRole('button', { name: 'Get Database Access' }))
  expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@example.com')
})
