import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteFooter } from '@/components/layout/site-footer'
import { trust } from '@/content/trust'

afterEach(() => void vi.useRealTimers())

test('the trust strip shows each point: a link, and what it says', () => {
  render(<SiteFooter />, { wrapper: MemoryRouter })
  const strip = screen.getByRole('complementary', { name: trust.label })
  const items = within(strip).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(
    trust.points.map(({ label, text }) => `${label}${text}`),
  )
  for (const [index, { label, to }] of trust.points.entries())
    expect(within(items[index] as HTMLElement).getByRole('link', { name: label })).toHaveAttribute('href', to)
})

test.each([
  ['2026-11-25T11:00:00Z', 'Open now'],
  ['2026-11-28T11:00:00Z', 'Closed now'],
])('at %s the footer says: %s', async (now, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  render(<SiteFooter />, { wrapper: MemoryRouter })
  expect(await screen.findByText(said)).toBeVisible()
})
