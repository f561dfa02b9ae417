import type { SupabaseClient } from '@supabase/supabase-js'
import { getSupabase, NOT_JSON } from '@/data/client'
import type { Database } from '@/data/database.types'
import { DataError, type DataErrorKind } from '@/data/error'

const TIMEOUT_MS = 15_000

export type Answer<Data> = {
  data: Data | null
  error: { message: string; code?: string; hint?: string | null } | null
  status: number
}

type Send<Data> = (supabase: SupabaseClient<Database>, signal: AbortSignal) => PromiseLike<Answer<Data>>

/** Sends one request within 15 seconds, loading the client included. Throws DataError unless it succeeds. */
export async function request<Data>(send: Send<Data>, cancelled?: AbortSignal): Promise<Answer<Data>> {
  const abort = new AbortController()
  const cancel = () => abort.abort(cancelled?.reason)
  cancelled?.addEventListener('abort', cancel)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DataError('timed-out', `No answer within ${TIMEOUT_MS} ms`))
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
    clearTimeout(timer)
    cancelled?.removeEventListener('abort', cancel)
  }
}

async function loadClient() {
  try {
    return await getSupabase()
  } catch (cause) {
    throw new DataError('not-loaded', 'The data client could not be loaded', { cause })
  }
}

function toDataError(error: NonNullable<Answer<unknown>['error']>, status: number) {
  if (error.code === NOT_JSON) return new DataError('server', error.message, { cause: error })
  if (status === 0) return new DataError('unreachable', error.message, { cause: error })
  return new DataError(kindOf(status, error), `${status} ${error.message}`, {
    cause: error,
    ...(typeof error.message === 'string' && error.message !== '' && { serverMessage: error.message }),
  })
}

function kindOf(status: number, { code, hint }: NonNullable<Answer<unknown>['error']>): DataErrorKind {
  if (code === '23505') return 'duplicate'
  if (code === 'PT400') return 'incomplete'
  if (code === 'PT413' && hint === 'length') return 'too-long'
  if (status === 401 || status === 403) return 'refused'
  if (status >= 400 && status < 500) return 'invalid'
  return 'server'
}
