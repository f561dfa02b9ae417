import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getSupabase, resetSupabase } from '@/data/client'
import { belgiumCompaniesQuery } from '@/data/companies'
import { bookFreeCall } from '@/data/consultation-requests'
import { DataError } from '@/data/error'
import { verifiedReviewsQuery } from '@/data/reviews'
import { registerStudent, studentSchema } from '@/data/student-profiles'
import { answerWith, brokenServer, created, loseNetwork, neverAnswer, refused } from '@/testing/fake-network'

const submission = { id: '00000000-0000-4000-8000-000000000001', reference: '' }
const book = () => bookFreeCall({ ...submission, values: { name: 'Asha', phone: '1' } })
const register = () => registerStudent({ ...submission, values: studentSchema.parse({}) })
const readCompanies = () => new QueryClient().fetchQuery({ ...belgiumCompaniesQuery(), retry: false })

async function errorOf(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error('It succeeded'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof DataError) return error
  throw error
}

afterEach(() => {
  vi.useRealTimers()
})

const page = { body: '<!doctype html><h1>Welcome to the hotel wifi</h1>', type: 'text/html' }

const answerOf = (status: number, code: string, message: string) => ({ status, body: { code, message } })

describe('an insert that failed', () => {
  test.each([
    ['a rule of ours', answerOf(400, 'PT400', 'Please enter your name.')],
    ['too many rows', answerOf(429, 'PT429', 'Please try again later.')],
    ['a value that a column cannot hold', answerOf(400, '22007', 'invalid date')],
    ['a check', answerOf(400, '23514', 'new row violates check constraint')],
    ['a raise in SQL', answerOf(400, 'P0001', 'Not today.')],
  ])('an insert that fails by %s keeps the message of the database', async (_, answer) => {
    answerWith(answer)
    expect(await errorOf(book())).toMatchObject({ kind: 'invalid', message: answer.body.message })
  })

  test.each([
    ['a refusal', refused, 'failed'],
    ['a time limit', answerOf(500, '57014', 'canceling statement'), 'failed'],
    ['a full pool', answerOf(504, 'PGRST003', 'Timed out acquiring connection'), 'failed'],
    ['an unknown column', answerOf(400, 'PGRST204', 'Could not find the column'), 'failed'],
    ['a missing table', answerOf(404, '42P01', 'relation does not exist'), 'failed'],
    ['a row that is too long', answerOf(413, 'PT413', 'This is too long.'), 'too-long'],
    ['a taken code', answerOf(409, '23505', 'constraint "x_key"'), 'duplicate'],
    ['a broken server', brokenServer, 'failed'],
    ['HTML from a proxy', { status: 502, ...page }, 'failed'],
    ['HTML that claims success', { status: 200, ...page }, 'failed'],
    ['cut-off JSON', { status: 500, body: '{"message": "int' }, 'failed'],
    ['an error without a message', { status: 500, body: {} }, 'failed'],
    ['an empty 404', { status: 404 }, 'failed'],
    ['an empty 200', { status: 200 }, 'failed'],
    ['null', { status: 500, body: 'null' }, 'failed'],
  ] as const)('an insert that fails by %s has one of our kinds of errors', async (_, answer, kind) => {
    const fetch = answerWith(answer)
    expect(await errorOf(book())).toMatchObject({ kind })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('without a network an insert fails at once and is not retried', async () => {
    const fetch = loseNetwork()
    expect(await errorOf(book())).toMatchObject({ kind: 'failed' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a request without an answer fails after 15 seconds and is aborted', () => {
  test.each([
    ['an insert', book],
    ['an insert that asks for the row back', register],
    ['the companies', readCompanies],
    ['the reviews', () => new QueryClient().fetchQuery({ ...verifiedReviewsQuery(), retry: false })],
  ] as const)('%s fails after 15 seconds without an answer', async (_, call) => {
    await getSupabase()
    vi.useFakeTimers()
    const fetch = neverAnswer()
    const settled = vi.fn()
    const outcome = errorOf(call()).finally(settled)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalled()
    expect(await outcome).toMatchObject({ kind: 'failed' })
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})

test('if the code of supabase-js fails to load, the next request loads it again', async () => {
  answerWith(created)
  resetSupabase()
  vi.doMock('@supabase/supabase-js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await errorOf(book())).toMatchObject({ kind: 'not-loaded' })
  vi.doUnmock('@supabase/supabase-js')
  await expect(book()).resolves.toBeUndefined()
})

test('a registration whose row is not returned counts as not stored', async () => {
  answerWith({ ...created, body: [] })
  expect(await errorOf(register())).toMatchObject({ kind: 'not-returned' })
})
