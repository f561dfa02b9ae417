import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { servicesById, totalOf } from '@/content/catalogue'
import { formatRupees } from '@/lib/money'
import { renderPage } from '@/testing/render-page'

beforeEach(() => localStorage.clear())

const reviews = servicesById(['cv-review', 'sop-review'])
const bar = () => screen.queryByRole('region', { name: 'Your selection' })

test('the bar shows count and total of the selection, and opens the checkout', async () => {
  const { user } = await renderPage('/services')
  expect(bar()).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /^CV review/ }))
  expect(bar()).toHaveTextContent('1 Service selected')
  await user.click(screen.getByRole('checkbox', { name: /^SOP review/ }))
  expect(bar()).toHaveTextContent('2 Services selected')
  expect(bar()).toHaveTextContent(formatRupees(totalOf(reviews)))
  // In the order of screen readers and the Tab key.
  const last = screen.getAllByRole('checkbox').at(-1)
  expect(last?.compareDocumentPosition(bar() as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    `/checkout?services=cv-review,sop-review&total=${totalOf(reviews)}`,
  )
  await user.click(screen.getByRole('checkbox', { name: /^CV review/ }))
  expect(bar()).toHaveTextContent('1 Service selected')
  await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Clear All' }))
  expect(bar()).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /^SOP review/ })).not.toBeChecked()
  expect(localStorage).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(bar()).toHaveTextContent('1 Service selected')
})

test('the button opens the checkout, or asks for a service first', async () => {
  const { user, router } = await renderPage('/services')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed to Checkout' })
  expect(new URL(submit.form?.action ?? '').pathname).toBe('/checkout')
  await user.click(submit)
  expect(screen.getByText('Pick at least one service first.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^CV review/ }))
  expect(screen.queryByText('Pick at least one service first.')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.location.search).toMatch(/^\?services=cv-review&total=\d+$/))
})

test('a later visit shows the services that were selected', async () => {
  const { user } = await renderPage('/services')
  await user.click(screen.getByRole('checkbox', { name: /^Tax guidance/ }))
  await renderPage('/services')
  const price = formatRupees(totalOf(servicesById(['tax-guidance'])))
  expect(screen.getAllByRole('region', { name: 'Your selection' }).at(-1)).toHaveTextContent(price)
})
