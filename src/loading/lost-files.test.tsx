import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginRequest } from '@/lib/running-requests'
import { forgetRefused } from '@/lib/stored-value'
import { loadDocument, reloadOnce } from '@/loading/lost-files'

const reload = vi.fn()

afterEach(forgetRefused)

beforeEach(() => {
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }))

test('a second lost file at the same address causes no second reload', async () => {
  answer(200)
  await reloadOnce()
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page is reloaded again for a file that is lost an hour later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer(200)
  await reloadOnce()
  vi.advanceTimersByTime(59 * 60_000)
  await reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  await reloadOnce()
  vi.useRealTimers()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page is not reloaded while the site answers 503 or not at all', async () => {
  answer(503)
  await reloadOnce()
  expect(await loadDocument()).toBe(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await reloadOnce()
  expect(await loadDocument()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a page is not reloaded while a request is running', async () => {
  answer(200)
  const end = beginRequest()
  await reloadOnce()
  end()
  expect(reload).not.toHaveBeenCalled()
})

test('a request that begins while scripts are fetched again prevents the reload', async () => {
  let end = () => {}
  vi.stubGlobal('fetch', async () => {
    end = beginRequest()
    return new Response('')
  })
  await reloadOnce()
  end()
  expect(reload).not.toHaveBeenCalled()
})

test('without storage a page reloads only after a press', async () => {
  answer(200)
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, clear: () => {} })
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  expect(await loadDocument()).toBe(true)
})

test('loadDocument loads another address as a new document, without a reload', async () => {
  answer(200)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await loadDocument('/about?a#b')
  expect(assign).toHaveBeenCalledWith(new URL('/about?a#b', location.href).href)
  expect(reload).not.toHaveBeenCalled()
})

test('the site counts as offline after ten seconds without an answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const loaded = loadDocument()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await loaded).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
