import { afterEach, expect, test, vi } from 'vitest'
import { fetchNow, prefetchOnIntent, prefetchWhenIdle } from '@/loading/prefetch'

afterEach(() => void vi.useRealTimers())

test('prefetching waits for code that the visitor needs', async () => {
  vi.useFakeTimers()
  let arrive = (_: unknown) => {}
  const pending = fetchNow(() => new Promise((resolve) => (arrive = resolve)))
  const order: string[] = []
  const prefetched = prefetchWhenIdle([
    async () => order.push('first'),
    () => Promise.reject(new Error('lost')),
    async () => order.push('third'),
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(order).toEqual([])
  arrive('the dialog')
  await pending
  await vi.advanceTimersByTimeAsync(10_000)
  await prefetched
  expect(order).toEqual(['first', 'third'])
})

test('the page behind a touched link is fetched, the current page is not', () => {
  const imported: string[] = []
  prefetchOnIntent((pathname) => ({ lazy: async () => imported.push(pathname) }))
  document.body.innerHTML = `<a href="/about">About us</a><a href="${location.pathname}">This page</a>`
  for (const link of document.links) link.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(imported).toEqual(['/about'])
})

test('nothing is prefetched with Save-Data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const importCode = vi.fn(async () => 'a page')
  await prefetchWhenIdle([importCode])
  prefetchOnIntent(() => ({ lazy: importCode }))
  document.body.innerHTML = '<a href="/about">About us</a>'
  document.body.firstElementChild?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  Reflect.deleteProperty(navigator, 'connection')
  expect(importCode).not.toHaveBeenCalled()
})
