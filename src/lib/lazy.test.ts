import { expect, test, vi } from 'vitest'
import { loadOnce, loadTwice } from '@/lib/lazy'

const lost = new TypeError('Failed to fetch')

test('a load that fails is tried a second time, and no third', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('code').mockRejectedValue(lost)
  await expect(loadTwice(load)).resolves.toBe('code')
  await expect(loadTwice(load)).rejects.toBe(lost)
  expect(load).toHaveBeenCalledTimes(4)
})

test('what is asked for several times is loaded once, and again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('code')
  const loader = loadOnce(load)
  await expect(loader()).rejects.toBe(lost)
  await expect(Promise.all([loader(), loader()])).resolves.toEqual(['code', 'code'])
  expect(load).toHaveBeenCalledTimes(3)
})
