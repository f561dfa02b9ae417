import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DurationPicker } from '@/components/offers/duration-picker'

const show = () => {
  render(
    <MemoryRouter>
      <DurationPicker service="during-studies" />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const book = () => screen.getByRole('link', { name: /^Book \d+ minutes$/ })

test('the booking link has the chosen duration, by default 30 minutes', async () => {
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
