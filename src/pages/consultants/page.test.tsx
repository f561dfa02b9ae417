import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consultants } from '@/content/consultants'
import { ConsultantList } from '@/pages/consultants/page'

test('a consultant without a rating says so, and with one shows it', () => {
  const [sample] = consultants
  if (!sample) throw new Error('There is no consultant')
  const { rerender } = render(<ConsultantList consultants={[sample]} />, { wrapper: MemoryRouter })
  expect(screen.getByText('None yet')).toBeVisible()
  rerender(<ConsultantList consultants={[{ ...sample, rating: 4.8, isSample: false }]} />)
  expect(screen.getByText('4.8 out of 5')).toBeVisible()
  expect(screen.queryByText('Sample profile')).not.toBeInTheDocument()
})

test('without consultants: coming soon, and the ways to reach us', () => {
  render(<ConsultantList consultants={[]} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
})
