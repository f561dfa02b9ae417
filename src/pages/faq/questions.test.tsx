import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Questions } from '@/pages/faq/questions'

test('questions are found as one types, and the number is announced', () => {
  const { container } = render(<Questions />, { wrapper: MemoryRouter })
  const count = () => container.querySelectorAll('details').length
  const status = container.querySelector<HTMLElement>('[role=status]') as HTMLElement
  const search = (value: string) =>
    fireEvent.input(screen.getByLabelText('Search the questions'), { target: { value } })
  const all = count()
  expect(all).toBeGreaterThan(40)
  search('VÍSA appointment')
  expect(status).toHaveTextContent(`${count()} question`)
  expect(count()).toBeLessThan(all)
  search('penguins')
  expect(within(status).getByRole('link', { name: 'Ask your question' })).toHaveAttribute('href', '/contact')
  search('')
  expect(count()).toBe(all)
})
