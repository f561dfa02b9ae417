import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SiteFooter } from '@/components/layout/site-footer'
import { trust } from '@/content/trust'

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

test('the footer says whether we are open', async () => {
  render(<SiteFooter />, { wrapper: MemoryRouter })
  expect(await screen.findByText(/^(Open|Closed) now$/)).toBeVisible()
})
