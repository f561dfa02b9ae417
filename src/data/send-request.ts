import type { SupabaseClient } from '@supabase/supabase-js'
import { getSupabase } from '@/data/client'
import type { Database } from '@/data/database.types'
import { DataError, type DataErrorKind } from '@/data/error'
import { beginRequest } from '@/lib/running-requests'

const TIMEOUT_MS = 15_000

type Answer<Data> = {
  data: Data | null
  error: { message: string; code?: string } | null
  status: number
}

type Send<Data> = (supabase: SupabaseClient<Database>, signal: AbortSignal) => PromiseLike<Answer<Data>>

/** Sends one request. Loading the client and the answer may take 15 seconds together. Throws DataError if it fails. */
export async function sendRequest<Data>(send: Send<Data>, cancelled?: AbortSignal): Promise<Answer<Data>> {
  const abort = new AbortController()
  const endRequest = beginRequest()
  const cancel = () => abort.abort(cancelled?.reason)
  if (cancelled?.aborted) cancel()
  cancelled?.addEventListener('abort', cancel)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DataError('failed', `No answer within ${TIMEOUT_MS} ms`))
      abort.abort()
    }, TIMEOUT_MS)
  })
  try {
    const answer = await Promise.race([
      loadClient().then((supabase) => send(supabase, abort.signal)),
      timeout,
    ])
    if (answer.error) throw toDataError(answer.error, answer.status)
    return answer
  } finally {
    endRequest()
    clearTimeout(timer)
    cancelled?.removeEventListener('abort', cancel)
  }
}

type Select<Row> = (supabase: SupabaseClient<Database>) => {
  retry: (isOn: boolean) => { abortSignal: (signal: AbortSignal) => PromiseLike<Answer<Row[]>> }
}

/** The rows of a select. With `retry` on, supabase-js would repeat a failed read before the visitor sees the failure. */
export async function rowsOf<Row>(select: Select<Row>, cancelled: AbortSignal) {
  const { data } = await sendRequest(
    (supabase, signal) => select(supabase).retry(false).abortSignal(signal),
    cancelled,
  )
  if (!Array.isArray(data)) throw new DataError('failed', 'The answer holds no rows')
  return data
}

async function loadClient() {
  try {
    return await getSupabase()
  } catch (cause) {
    throw new DataError('not-loaded', 'The data client could not be loaded', { cause })
  }
}

function toDataError(error: NonNullable<Answer<unknown>['error']>, status: number) {
  const kind = kindOf(status, error.code ?? '')
  return new DataError(kind, kind === 'invalid' ? error.message : `${status} ${error.message}`, {
    cause: error,
  })
}

/** Postgres's codes for wrong values, and those that our triggers raise. */
const INVALID_VALUES = /^(22|23|PT)...$|^P0001$/

function kindOf(status: number, code: string): DataErrorKind {
  if (code === '23505') return 'duplicate'
  if (status === 413) return 'too-long'
  return INVALID_VALUES.test(code) ? 'invalid' : 'failed'
}
