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
  sessions: [{ minutes: 30, price: 1999, title: 'Focused', description: 'A step.', popular: true }],
  services: [],
}

test('a consultant’s card shows the rating or its absence', () => {
  const { rerender } = render(<ConsultantList consultants={[consultant]} />, { wrapper: MemoryRouter })
  expect(screen.getByText('New · 0 reviews · 0 bookings')).toBeVisible()
  expect(screen.getByText('Sample profile')).toBeVisible()
  expect(screen.queryByText('Most popular')).not.toBeInTheDocument()
  const booked = { ...consultant, totalBookings: 3, isSample: false }
  rerender(<ConsultantList consultants={[booked]} />)
  expect(screen.getByText('None yet')).toBeVisible()
  expect(screen.getByText('Most popular')).toBeVisible()
  rerender(<ConsultantList consultants={[{ ...booked, rating: 4.8 }]} />)
  expect(screen.getByText('4.8 out of 5')).toBeVisible()
  expect(screen.queryByText('Sample profile')).not.toBeInTheDocument()
})
