import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Questions } from '@/pages/faq/questions'
// Import the search here: on a busy machine its import takes longer than `waitFor` waits.
import '@/pages/faq/search'

test('a search counts the results, opens the best and highlights its words', async () => {
  const { container } = render(<Questions />, { wrapper: MemoryRouter })
  const heads = () => [...container.querySelectorAll('h3')]
  const isOpen = (head: Element) => Boolean(head.closest('[data-state=open]'))
  // Not by role, which would take a minute on this large page.
  const status = container.querySelector<HTMLElement>('[role=status]') as HTMLElement
  const field = container.querySelector('input') as HTMLInputElement
  const search = (value: string) => fireEvent.input(field, { target: { value } })
  const all = heads().length
  expect(all).toBeGreaterThan(40)
  search('apostile')
  await waitFor(() => expect(status).toHaveTextContent(/^\d+ question/))
  expect(screen.getByText('What fits best')).toBeVisible()
  expect(heads().length).toBe(Number.parseInt(String(status.textContent), 10))
  expect(heads().map(isOpen)).toEqual(heads().map((_, place) => place === 0))
  expect(heads()[0]?.querySelector('mark')).toHaveTextContent('apostille')
  expect(container.querySelector('p mark')).toHaveTextContent(/^apostille$/i)
  search('penguins')
  expect(within(status).getByRole('link', { name: 'Ask your question' })).toHaveAttribute('href', '/contact')
  expect(heads().length).toBe(0)
  search('')
  expect(status).toHaveTextContent(`${all} questions`)
})
