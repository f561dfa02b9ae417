import { orUndefined } from './or-undefined.mjs'
import { printable } from './terminal.mjs'

/** Calls a REST API. Returns its rows, and the total if `headers` ask for it. Throws an Error with a one-line message. */
export async function askApi({ url, key, hint = '' }, path, { headers, body, method } = {}) {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Error(`Nothing answers at ${url}.${hint}`)
  })
  const text = await response.text()
  if (response.status === 540) throw new Error(`${url} is a paused project: restore it in the dashboard.`)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${printable(text)}`)
  const rows = text === '' ? [] : orUndefined(() => JSON.parse(text))
  if (rows === undefined) throw new Error(`${url} is not a StudyBridge server.`)
  return { rows, total: Number(response.headers.get('content-range')?.split('/')[1]) }
}
