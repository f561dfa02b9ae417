import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReviewRotator } from '@/pages/home/review-rotator'
import { fakeLayout } from '@/testing/fake-layout'

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    student_name: `Student ${index + 1}`,
    destination: 'Belgium',
    rating: 4,
    review_text: `Review ${index + 1}`,
  }))

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })
const position = () => screen.getByText(/^\d of \d$/).textContent

function renderReviews(count: number, prefersLessMotion = false) {
  fakeLayout(prefersLessMotion)
  render(<ReviewRotator reviews={reviews(count)} />)
  wait(0)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the rotator shows three reviews at a time', () => {
  renderReviews(5)
  const sets = screen.getAllByRole('list').slice(1)
  const names = sets.map((set) => set.textContent?.match(/Review \d/g))
  expect(names).toEqual([
    ['Review 1', 'Review 2', 'Review 3'],
    ['Review 4', 'Review 5'],
  ])
})

test('the next three reviews follow every 5 seconds, and the first follow the last', () => {
  renderReviews(6)
  expect(position()).toBe('1 of 2')
  wait(5000)
  expect(position()).toBe('2 of 2')
  wait(4900)
  expect(position()).toBe('2 of 2')
  wait(100)
  expect(position()).toBe('1 of 2')
})

test('a dot jumps to its three reviews', () => {
  renderReviews(9)
  fireEvent.click(button('Show set 3 of 3'))
  expect(position()).toBe('3 of 3')
})

const carousel = () => screen.getByRole('region', { name: 'Reviews' })
test.each([
  [
    'paused',
    () => fireEvent.click(button('Pause the slides')),
    () => fireEvent.click(button('Let the slides change again')),
  ],
  ['hovered or touched', () => fireEvent.pointerEnter(carousel()), () => fireEvent.pointerLeave(carousel())],
  [
    'focused',
    () => act(() => button('Show set 1 of 2').focus()),
    () => act(() => button('Show set 1 of 2').blur()),
  ],
])('the reviews wait while they are %s', (_, stop, go) => {
  renderReviews(6)
  stop()
  wait(20_000)
  expect(position()).toBe('1 of 2')
  go()
  wait(5000)
  expect(position()).toBe('2 of 2')
})

test('the reviews stay paused when the pointer leaves them', () => {
  renderReviews(6)
  fireEvent.pointerEnter(carousel())
  fireEvent.click(button('Pause the slides'))
  fireEvent.pointerLeave(carousel())
  wait(20_000)
  expect(position()).toBe('1 of 2')
})

test('the reviews do not move with reduced motion', () => {
  renderReviews(6, true)
  wait(20_000)
  expect(position()).toBe('1 of 2')
})

test('three reviews fit one slide, so there are neither dots nor a pause button', () => {
  renderReviews(3)
  expect(screen.queryByRole('button')).toBeNull()
})
