import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Consultant } from '@/content/consultants'
import { ConsultantList } from '@/pages/consultants/page'

const consultant: Consultant = {
  id: 'asha-verbeke',
  name: 'Asha Verbeke',
  isSample: true,
  title: 'Study-abroad consultant',
  company: 'Independent',
  location: 'Antwerp, Belgium',
  specializations: ['Belgium'],
  rating: null,
  reviewCount: 0,
  totalBookings: 0,
  avatar: null,
  bio: 'Studied in Leuven.',
  sessions: [],
  services: [],
}

test('a consultant without a rating says so, and with one shows it', () => {
  const { rerender } = render(<ConsultantList consultants={[{ ...consultant, rating: null }]} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByText('None yet')).toBeVisible()
  rerender(<ConsultantList consultants={[{ ...consultant, rating: 4.8, isSample: false }]} />)
  expect(screen.getByText('4.8 out of 5')).toBeVisible()
  expect(screen.queryByText('Sample profile')).not.toBeInTheDocument()
})

test('without consultants: coming soon, and the ways to reach us', () => {
  render(<ConsultantList consultants={[]} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
})
