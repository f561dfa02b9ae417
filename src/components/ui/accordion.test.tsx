import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Accordion, useAccordionGroup } from '@/components/ui/accordion'

const items = [
  { id: 'price', heading: 'What does it cost?', answer: 'Nothing.' },
  { id: 'time', heading: 'How long is it?', answer: '15 minutes.' },
]

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'))

function Questions() {
  return <Accordion group={useAccordionGroup()} items={items} />
}

test('the browser’s own search opens the answer that it finds, and closes the other', () => {
  Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true })
  render(<Questions />, { wrapper: MemoryRouter })
  const price = screen.getByRole('button', { name: 'What does it cost?' })
  const time = screen.getByRole('button', { name: 'How long is it?' })
  act(() => time.click())
  const answer = screen.getByText('Nothing.').closest('section') as HTMLElement
  expect(screen.getByRole('region', { name: 'How long is it?' })).toHaveTextContent('15 minutes.')
  expect(answer).toHaveAttribute('hidden', 'until-found')
  act(() => void answer.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(answer).not.toHaveAttribute('hidden')
  expect(price).toHaveAttribute('aria-expanded', 'true')
  expect(time).toHaveAttribute('aria-expanded', 'false')
  act(() => price.click())
  expect(answer).toHaveAttribute('hidden', 'until-found')
})
