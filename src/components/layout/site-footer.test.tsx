import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SiteFooter } from '@/components/layout/site-footer'

test('the footer says whether we are open', async () => {
  render(<SiteFooter />, { wrapper: MemoryRouter })
  expect(await screen.findByText(/^(Open|Closed) now$/)).toBeVisible()
})
