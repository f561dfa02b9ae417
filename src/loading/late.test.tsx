import { afterEach, expect, test, vi } from 'vitest'
import { late } from '@/loading/late'
import { fetchNow, prefetchOnIntent, prefetchWhenIdle } from '@/loading/prefetch'
import { expectErrors } from '@/testing/logged-errors'

afterEach(() => void vi.useRealTimers())

test('loaded code is not fetched again', async () => {
  const importCode = vi.fn(async () => 'the search')
  const search = late(importCode)
  await search.load()
  await search.load()
  expect(importCode).toHaveBeenCalledOnce()
  expect(search.get()).toEqual({ code: 'the search' })
})

test('code that fails to load is reported and loaded by a later call', async () => {
  expectErrors(/lost/)
  const siteIsAsked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }))
  const importCode = vi.fn(async () => 'the search').mockRejectedValueOnce(new Error('lost'))
  const search = late(importCode)
  await search.load()
  expect(search.get()).toEqual({ isLost: true })
  expect(siteIsAsked).toHaveBeenCalledOnce()
  await search.load()
  expect(search.get()).toEqual({ code: 'the search' })
})

test('lost optional code reloads no page', async () => {
  expectErrors(/lost/)
  const siteIsAsked = vi.spyOn(globalThis, 'fetch')
  const reviews = late(() => Promise.reject(new Error('lost')), { isOptional: true })
  expect(await reviews.load()).toBeUndefined()
  expect(reviews.get()).toEqual({ isLost: true })
  expect(siteIsAsked).not.toHaveBeenCalled()
})

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
