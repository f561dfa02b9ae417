import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { belgiumDatabase } from '@/content/belgium-database'
import { answerWith, brokenServer, neverAnswer } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { renderPage } from '@/testing/render-page'

const badgeOfAll = belgiumDatabase.preview.badge(belgiumDatabase.verifiedCompanies)
const FAILED = 'Failed to load companies. Showing default preview.'
const company = (name: string, is_verified: boolean) => ({
  id: name,
  name,
  country: 'Belgium',
  industry: `Industry of ${name}`,
  description: `What ${name} does.`,
  career_page_url: `https://example.com/${name}`,
  is_verified,
})
const four = {
  status: 200,
  body: [company('Aa', true), company('Bb', false), company('Cc', true), company('Dd', true)],
}

beforeEach(() => expectErrors(/^DataError/))
afterEach(() => vi.useRealTimers())

const preview = () => screen.getByRole('region', { name: 'See 3 companies free' })
const cards = () => within(within(preview()).getByRole('list')).getAllByRole('listitem')

test('the preview shows three companies with careers links and badges', async () => {
  answerWith(four)
  await renderPage('/companies/belgium')
  expect(await screen.findByText('Free Access, 3 of 4')).toBeVisible()
  expect(cards()).toHaveLength(3)
  for (const [index, name] of ['Aa', 'Bb', 'Cc'].entries()) {
    const card = cards()[index] as HTMLElement
    expect(card).toHaveTextContent(`Industry of ${name}`)
    expect(card).toHaveTextContent(`What ${name} does.`)
    const careers = within(card).getByRole('link', { name: `See open jobs at ${name} (opens in a new tab)` })
    expect(careers).toHaveAttribute('href', `https://example.com/${name}`)
    expect(careers).toHaveAttribute('target', '_blank')
    expect(within(card).queryAllByText('Verified')).toHaveLength(name === 'Bb' ? 0 : 1)
  }
  expect(screen.queryByText('Dd')).not.toBeInTheDocument()
})

test('an empty list shows three sample companies, labelled as examples', async () => {
  answerWith({ status: 200, body: [] })
  await renderPage('/companies/belgium')
  expect(await screen.findByText(/These three companies are examples/)).toBeVisible()
  expect(screen.getByText(badgeOfAll)).toBeVisible()
  expect(cards()).toHaveLength(3)
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
})

test('a slow list shows three skeletons and no error', async () => {
  neverAnswer()
  await renderPage('/companies/belgium')
  expect(await screen.findByText(badgeOfAll)).toBeVisible()
  expect(cards()).toHaveLength(3)
  expect(preview()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
})

test('a failed list shows a notice and samples, and can be loaded again', async () => {
  answerWith(brokenServer, brokenServer, four)
  const { user } = await renderPage('/companies/belgium')
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(cards()).toHaveLength(3)
  expect(cards()[0]).toHaveTextContent('imec')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(FAILED)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Free Access, 3 of 4')).toBeVisible()
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'See 3 companies free' })).toHaveFocus()
})

test('"See what you get" scrolls to the premium section after 100 ms', async () => {
  answerWith(four)
  const { router } = await renderPage('/companies/belgium')
  await screen.findByText('Free Access, 3 of 4')
  const scrolled = vi.fn<(element: Element) => void>()
  Element.prototype.scrollIntoView = function () {
    scrolled(this)
  }
  vi.useFakeTimers()
  const unlock = screen.getByRole('region', { name: belgiumDatabase.unlock.title })
  fireEvent.click(within(unlock).getByRole('link', { name: 'See what you get' }))
  await act(() => vi.advanceTimersByTimeAsync(99))
  expect(scrolled).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(router.location.hash).toBe('#premium-access')
  expect(scrolled.mock.calls).toEqual([[document.getElementById('premium-access')]])
})
