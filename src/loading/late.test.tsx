import { expect, test, vi } from 'vitest'
import { late } from '@/loading/late'
import { expectErrors } from '@/testing/logged-errors'

test('loaded code is not fetched again', async () => {
  const importCode = vi.fn(async () => 'the search')
  const search = late(importCode)
  await search.load()
  await search.load()
  expect(importCode).toHaveBeenCalledOnce()
  expect(search.get()).toEqual({ code: 'the search' })
})

test('preloaded code is there without a further wait', async () => {
  const search = late(async () => 'the search')
  await search.preload()
  expect(search.get()).toEqual({ code: 'the search' })
})

test('a failed preload changes nothing', async () => {
  const siteIsAsked = vi.spyOn(globalThis, 'fetch')
  const search = late(() => Promise.reject(new Error('lost')))
  await search.preload()
  expect(search.get()).toEqual({})
  expect(siteIsAsked).not.toHaveBeenCalled()
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
