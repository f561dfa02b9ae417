import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { draftStore, resetDrafts } from '@/components/form/draft'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'

type Values = { message: string }

beforeEach(() => resetDrafts())

/** The hook in a form that was just opened, with what an earlier one left on the device. */
function openForm() {
  const draft = draftStore<Values>('test', 'local')
  let count = 0
  const mint = ({ message }: Values) => `${message} ${++count}`
  const { result } = renderHook(() => useIdempotencyKey(draft, mint))
  return { draft, ...result.current }
}

test('the same values keep their key and what was minted, also after a reload; changed values get others', async () => {
  const first = openForm()
  first.draft.write({ values: { message: 'Hello' } })
  const key = await first.keyFor({ message: 'Hello' })
  expect(key.minted).toBe('Hello 1')
  expect(await first.keyFor({ message: 'Hello' })).toEqual(key)
  resetDrafts()
  const reloaded = openForm()
  expect(await reloaded.keyFor({ message: 'Hello' })).toEqual(key)
  const changed = await reloaded.keyFor({ message: 'Hello again' })
  expect(changed.id).not.toBe(key.id)
  expect(changed.minted).toBe('Hello again 1')
})
