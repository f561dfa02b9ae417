import { vi } from 'vitest'

type FakeAnswer = { status: number; body?: unknown; type?: string }

/** Fakes the network: requests get these answers in turn, then always the last one. Returns the spy on `fetch`. */
export function answerWith(...answers: [FakeAnswer, ...FakeAnswer[]]) {
  const [first, ...later] = answers
  let answer = first
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status, body = null, type = 'application/json' } = answer
    answer = later.shift() ?? answer
    const text = body === null || typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers: { 'Content-Type': type } })
  })
}

export function loseNetwork() {
  return vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
}

export function neverAnswer() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
}

export function sentTo(table: string) {
  return vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([url]) => new URL(String(url)).pathname === `/rest/v1/${table}`)
    .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>)
}

export const created: FakeAnswer = { status: 201 }
export const refused: FakeAnswer = {
  status: 401,
  body: { code: '42501', message: 'new row violates row-level security policy', details: null, hint: null },
}
/** The answers of the API's and the database's guards. */
export const guardAnswer = (status: number, message: string): FakeAnswer => ({
  status,
  body: { code: `PT${status}`, message, details: null, hint: null },
})
export const brokenServer: FakeAnswer = { status: 500, body: { code: 'XX000', message: 'internal error' } }
