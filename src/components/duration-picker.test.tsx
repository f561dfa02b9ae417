import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DurationPicker } from '@/components/duration-picker'

const show = (packagePrice?: string) => {
  render(
    <MemoryRouter>
      <DurationPicker service="during-studies" {...(packagePrice && { packagePrice })} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const book = () => screen.getByRole('link', { name: /^Book \d+ minutes$/ })

test('one of three lengths is chosen, 30 minutes to begin with, and the link follows', async () => {
  const user = show()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole('radio', { name: /^30 minutes/ })).toBeChecked()
  expect(book()).toHaveAttribute('href', '/contact?service=during-studies&duration=30min')
  await user.click(screen.getByText('60 minutes'))
  expect(screen.getByRole('radio', { name: /^30 minutes/ })).not.toBeChecked()
  expect(book()).toHaveAttribute('href', '/contact?service=during-studies&duration=60min')
  await user.click(screen.getByText('15 minutes'))
  expect(book()).toHaveAttribute('href', '/contact?service=during-studies&duration=15min')
})

test('a package has a link of its own, where there is one', () => {
  show()
  expect(screen.queryByRole('link', { name: /package/ })).not.toBeInTheDocument()
  show('₹8,000/semester')
  expect(screen.getByRole('link', { name: 'Book the package, ₹8,000/semester' })).toHaveAttribute(
    'href',
    '/contact?service=during-studies&type=package',
  )
})
