import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lateCode, lazyOptional, useIdleImport } from '@/loading/lazy'

const lost = new TypeError('Failed to fetch')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('code is loaded once however often it is asked for; what is late is tried again by the next who asks', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('code')
  const late = lateCode(load)
  const first = late.load()
  await vi.waitFor(() => expect(late.get().retry).toBeDefined())
  expect(load).toHaveBeenCalledTimes(1)
  const second = late.load()
  expect(late.get()).toEqual({})
  late.load()
  await expect(Promise.all([first, second])).resolves.toEqual(['code', 'code'])
  expect(late.get()).toEqual({ code: 'code' })
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that is preloaded and late is nothing yet', async () => {
  const late = lateCode(() => Promise.reject(lost))
  late.preload()
  await act(async () => {})
  expect(late.get()).toEqual({})
})

test('without its code an optional component is its fallback, and comes when the line is back', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(({ name }: { name: string }) => <p>Fine {name}</p>)
  const Optional = lazyOptional<{ name: string }>(load, ({ name }) => <p>Plain {name}</p>)
  render(<Optional name="list" />)
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(lost))
  expect(screen.getByText('Plain list')).toBeVisible()
  await act(async () => dispatchEvent(new Event('online')))
  expect(screen.getByText('Fine list')).toBeVisible()
  expect(screen.queryByText('Plain list')).not.toBeInTheDocument()
})

test('what was begun in an idle moment ends with its component', async () => {
  const end = vi.fn()
  const use = vi.fn(() => end)
  const { unmount } = renderHook(() => useIdleImport(async () => 'code', use))
  await vi.waitFor(() => expect(use).toHaveBeenCalledWith('code'))
  expect(end).not.toHaveBeenCalled()
  unmount()
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1))
})
