import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Questions } from '@/pages/faq/questions'

test('what fits a search stands in one list, the best open and its words marked, and the number is announced', async () => {
  const { container } = render(<Questions />, { wrapper: MemoryRouter })
  const boxes = () => [...container.querySelectorAll('details')]
  // By role it would take a minute: the page has thousands of elements.
  const status = container.querySelector<HTMLElement>('[role=status]') as HTMLElement
  const search = (value: string) =>
    fireEvent.input(screen.getByLabelText('Search the questions', { selector: 'input' }), {
      target: { value },
    })
  const all = boxes().length
  expect(all).toBeGreaterThan(40)
  search('apostile')
  expect(status).toHaveTextContent('Searching…')
  await waitFor(() => expect(status).toHaveTextContent(/^\d+ question/))
  expect(screen.getByText('What fits best')).toBeVisible()
  expect(boxes().length).toBe(Number.parseInt(String(status.textContent), 10))
  expect(boxes().map(({ open }) => open)).toEqual(boxes().map((_, place) => place === 0))
  expect(container.querySelector('details[open] h3 mark')).toHaveTextContent('apostille')
  expect(container.querySelector('details[open] p mark')).toHaveTextContent('apostille')
  search('penguins')
  expect(within(status).getByRole('link', { name: 'Ask your question' })).toHaveAttribute('href', '/contact')
  expect(boxes().length).toBe(all)
  search('')
  expect(status).toHaveTextContent(`${all} questions`)
})
