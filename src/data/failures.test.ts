import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getSupabase, resetSupabase } from '@/data/client'
import { belgiumCompaniesQuery } from '@/data/companies'
import { bookFreeCall } from '@/data/consultation-requests'
import { DataError } from '@/data/error'
import { verifiedReviewsQuery } from '@/data/reviews'
import { registerStudent } from '@/data/student-profiles'
import { answerWith, brokenServer, created, loseNetwork, neverAnswer, refused } from '@/testing/fake-network'

const book = () => bookFreeCall('00000000-0000-4000-8000-000000000001', { name: 'Asha', phone: '1' })
const register = () => registerStudent('00000000-0000-4000-8000-000000000002', blankStudent)
const readCompanies = () => new QueryClient().fetchQuery({ ...belgiumCompaniesQuery(), retry: false })

async function errorOf(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error('It succeeded'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof DataError) return { kind: error.kind, serverMessage: error.serverMessage }
  throw error
}

afterEach(() => {
  vi.useRealTimers()
})

const page = { body: '<!doctype html><h1>Welcome to the hotel wifi</h1>', type: 'text/html' }

describe('what went wrong with an insert', () => {
  test.each([
    ['a refusal', refused, 'refused', 'new row violates row-level security policy'],
    [
      'a guard',
      { status: 400, body: { code: 'PT400', message: 'Please enter your name.' } },
      'incomplete',
      'Please enter your name.',
    ],
    [
      'a row that is too long',
      { status: 413, body: { code: 'PT413', message: 'This is too long.', hint: 'length' } },
      'too-long',
      'This is too long.',
    ],
    [
      'too many rows',
      { status: 413, body: { code: 'PT413', message: 'At most 100 rows.', hint: 'rows' } },
      'invalid',
      'At most 100 rows.',
    ],
    [
      'a taken code',
      { status: 409, body: { code: '23505', message: 'constraint "x_key"' } },
      'duplicate',
      'constraint "x_key"',
    ],
    ['a broken server', brokenServer, 'server', 'internal error'],
    ['HTML from a proxy', { status: 502, ...page }, 'server', undefined],
    ['HTML that claims success', { status: 200, ...page }, 'server', undefined],
    ['cut-off JSON', { status: 500, body: '{"message": "int' }, 'server', undefined],
    ['an error without a message', { status: 500, body: {} }, 'server', undefined],
    ['an empty 404', { status: 404 }, 'server', undefined],
    ['an empty 200', { status: 200 }, 'server', undefined],
    ['null', { status: 500, body: 'null' }, 'server', undefined],
  ] as const)('%s', async (_, answer, kind, serverMessage) => {
    const fetch = answerWith(answer)
    expect(await errorOf(book())).toEqual({ kind, serverMessage })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('no network: a failure at once, tried once', async () => {
    const fetch = loseNetwork()
    expect(await errorOf(book())).toEqual({ kind: 'unreachable', serverMessage: undefined })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('no answer: a failure after 15 seconds and not before, and the request is called off', () => {
  test.each([
    ['an insert', book],
    ['an insert that asks for the row back', register],
    ['the companies', readCompanies],
    ['the reviews', () => new QueryClient().fetchQuery({ ...verifiedReviewsQuery(), retry: false })],
  ] as const)('%s', async (_, call) => {
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
    expect(await outcome).toEqual({ kind: 'timed-out', serverMessage: undefined })
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})

test('a client whose code is lost is a failure of its own, and asked for again', async () => {
  answerWith(created)
  resetSupabase()
  vi.doMock('@supabase/supabase-js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await errorOf(book())).toEqual({ kind: 'not-loaded', serverMessage: undefined })
  vi.doUnmock('@supabase/supabase-js')
  await expect(book()).resolves.toBeUndefined()
})

test('an application whose row does not come back was not stored', async () => {
  answerWith({ ...created, body: [] })
  expect(await errorOf(register())).toEqual({ kind: 'no-row', serverMessage: undefined })
})

const blankStudent = { name: '', preferredCountries: [], preferredCourses: [], previousStudyAbroad: false }
