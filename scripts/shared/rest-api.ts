import { orUndefined } from '../../src/lib/or-undefined.ts'
import { printable } from './terminal.ts'

/** A Supabase project, or the embedded backend. `hint` is added to the error message if nothing answers. */
export type Backend = { url: string; key: string; hint?: string }

type Options = { headers?: Record<string, string>; body?: object; method?: string }

/**
 * Calls a REST API. Returns its data, mostly rows. `total`: the number of all rows with the header `prefer: count=exact`, else NaN.
 * Throws an Error with a one-line message.
 * @param path below `/rest/v1/`, with the query
 */
export async function askApi(
  { url, key, hint = '' }: Backend,
  path: string,
  { headers, body, method = 'GET' }: Options = {},
) {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Error(`Nothing answers at ${url}.${hint}`)
  })
  const text = await response.text()
  // Supabase's own status for a paused project.
  if (response.status === 540) throw new Error(`${url} is a paused project: restore it in the dashboard.`)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${printable(text)}`)
  const data = text === '' ? [] : orUndefined(() => JSON.parse(text))
  if (data === undefined) throw new Error(`${url} is not a StudyBridge server.`)
  return { data, total: Number(response.headers.get('content-range')?.split('/')[1]) }
}
