import { act, render, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion, useAccordionGroup } from '@/components/ui/accordion'

const items = [
  { id: 'price', heading: 'What does it cost?', answer: 'Nothing.' },
  { id: 'time', heading: 'How long is it?', answer: '15 minutes.' },
]

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'))

function Questions() {
  const group = useAccordionGroup('test')
  const navigate = useNavigate()
  return (
    <>
      <Accordion group={group} items={items} />
      <button type="button" onClick={() => navigate('#price')}>
        Link
      </button>
      <button type="button" onClick={() => startTransition(() => group.setOpen('price'))}>
        Search
      </button>
    </>
  )
}

/** Once Radix's parts have taken the place of `<details>`. */
async function renderQuestions() {
  render(<Questions />, { wrapper: MemoryRouter })
  const [price, time] = [
    await screen.findByRole('button', { name: 'What does it cost?' }),
    await screen.findByRole('button', { name: 'How long is it?' }),
  ]
  act(() => time.click())
  const answer = screen.getByText('Nothing.').closest('[role=region]') as HTMLElement
  return { price, time, answer }
}

test('the browser’s own search opens the answer that it finds, and closes the other', async () => {
  Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true })
  const { price, time, answer } = await renderQuestions()
  expect(time).toHaveAttribute('aria-expanded', 'true')
  expect(answer).toHaveAttribute('hidden', 'until-found')
  act(() => void answer.dispatchEvent(new Event('beforematch')))
  expect(answer).not.toHaveAttribute('hidden')
  expect(price).toHaveAttribute('aria-expanded', 'true')
  expect(time).toHaveAttribute('aria-expanded', 'false')
})

test('where it cannot open them, closed answers are simply hidden', async () => {
  const { answer } = await renderQuestions()
  expect(answer).toHaveAttribute('hidden', '')
})

test('a link to a question, followed on the page, opens it', async () => {
  const { price, time } = await renderQuestions()
  act(() => screen.getByText('Link').click())
  expect(price).toHaveAttribute('aria-expanded', 'true')
  expect(time).toHaveAttribute('aria-expanded', 'false')
})

test('what is asked for in the moment in which Radix takes over is open', async () => {
  render(<Questions />, { wrapper: MemoryRouter })
  // Within `act` nothing is drawn before its end but what must be at once.
  await act(async () => {
    screen.getByText('Search').click()
    await vi.waitFor(() => screen.getByRole('button', { name: 'What does it cost?' }))
  })
  expect(screen.getByRole('button', { name: 'What does it cost?' })).toHaveAttribute('aria-expanded', 'true')
})
