import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { Fold } from '@/components/fold'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

const renderFold = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Fold id="visa" title="The visa" answer="1 to 3 months">
        <p id="timing">Plan 1 to 3 months.</p>
      </Fold>
    </MemoryRouter>,
  )

const body = () => screen.getByText('Plan 1 to 3 months.').parentElement

test('its head is a heading with the answer in one line; closed, its words can still be found', async () => {
  renderFold()
  expect(screen.getByRole('heading', { name: 'The visa' })).toBeVisible()
  expect(screen.getByText('1 to 3 months')).toBeVisible()
  expect(body()).toHaveAttribute('hidden', 'until-found')
  await userEvent.click(screen.getByText('1 to 3 months'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('the browser’s own search opens it', () => {
  renderFold()
  body()?.dispatchEvent(new Event('beforematch'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
})
