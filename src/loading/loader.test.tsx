import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadUntilThere } from '@/loading/loader'

const lost = new TypeError('Failed to fetch')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('what cannot be done without is tried until it is there: when the line is back, and when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  load.mockResolvedValue('code')
  const onLate = vi.fn()
  const loading = loadUntilThere(load, onLate)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  const [retry] = onLate.mock.lastCall ?? []
  expect(await retry()).toBe(false)
  expect(await retry()).toBe(true)
  await expect(loading).resolves.toBe('code')
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(4)
})
