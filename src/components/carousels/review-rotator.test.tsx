import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReviewRotator } from '@/components/carousels/review-rotator'

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    student_name: `Student ${index + 1}`,
    destination: 'Belgium',
    rating: 4,
    review_text: `Review ${index + 1}`,
  }))

const shown = () => screen.getAllByText(/^Review \d$/).map(({ textContent }) => textContent)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function preferLessMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

beforeEach(() => {
  vi.useFakeTimers()
  preferLessMotion(false)
})

afterEach(() => vi.useRealTimers())

test('shows three at a time, the next three after 5 seconds, and begins again', () => {
  render(<ReviewRotator reviews={reviews(6)} />)
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3'])
  wait(4999)
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3'])
  wait(1)
  expect(shown()).toEqual(['Review 4', 'Review 5', 'Review 6'])
  wait(5000)
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3'])
})

test('a dot jumps to its set of three and starts the 5 seconds anew', () => {
  render(<ReviewRotator reviews={reviews(5)} />)
  wait(3000)
  fireEvent.click(screen.getByRole('button', { name: 'Show set 2 of 2' }))
  expect(shown()).toEqual(['Review 4', 'Review 5'])
  wait(4999)
  expect(shown()).toEqual(['Review 4', 'Review 5'])
  wait(1)
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3'])
})

const button = (name: string) => screen.getByRole('button', { name })
test.each([
  [
    'paused',
    () => fireEvent.click(button('Pause the reviews')),
    () => fireEvent.click(button('Let the reviews change again')),
  ],
  [
    'focused',
    () => fireEvent.focus(button('Show set 1 of 2')),
    () => fireEvent.blur(button('Show set 1 of 2')),
  ],
])('waits while it is %s', (_, stop, go) => {
  render(<ReviewRotator reviews={reviews(6)} />)
  stop()
  wait(20_000)
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3'])
  go()
  wait(5000)
  expect(shown()).toEqual(['Review 4', 'Review 5', 'Review 6'])
})

test('stands still for those who ask for less motion', () => {
  preferLessMotion(true)
  render(<ReviewRotator reviews={reviews(6)} />)
  wait(20_000)
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3'])
})

test('three or fewer need neither dots nor a pause', () => {
  render(<ReviewRotator reviews={reviews(3)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
