import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { signedToken } from './tokens'

vi.setConfig({ testTimeout: 900_000 })

const url = new URL('/rest/v1/referrals', inject('backendUrl'))
const apikey = inject('publishableKey')
const agent = new Agent({ keepAlive: true, maxSockets: 40 })
afterAll(() => agent.destroy())

const referral = () => ({ id: randomUUID(), referrer_email: 'a@example.com', referral_code: 'STUBABC123' })

type Headers = Record<string, string | string[]>

/** Sends rows from an address of this machine; every header that a proxy could set is the sender's own. */
function send(
  localAddress: string,
  rows = 1,
  own: Headers = { apikey },
  query = '',
): Promise<{ status: number | undefined; message: string | undefined }> {
  const headers = Object.fromEntries(
    ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'true-client-ip', 'forwarded'].map((name) => [
      name,
      `203.0.113.${Math.floor(Math.random() * 256)}`,
    ]),
  )
  return new Promise((resolve, reject) => {
    const sent = request(url + query, {
      method: 'POST',
      agent,
      localAddress,
      headers: { ...headers, ...own, 'content-type': 'application/json' },
    })
    sent.on('error', reject).on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          message: text === '' ? undefined : JSON.parse(text).message,
        }),
      )
    })
    sent.end(JSON.stringify(Array.from({ length: rows }, referral)))
  })
}

describe.runIf(process.platform === 'linux')('an address that has sent its 200 rows', () => {
  const sender = '127.0.0.3'
  let authenticated = ''
  beforeAll(async () => {
    expect(await send(sender, 100)).toMatchObject({ status: 201 })
    expect(await send(sender, 100)).toMatchObject({ status: 201 })
    const { access_token } = await fetch(new URL('/auth/v1/signup', url), {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct-Horse-9' }),
    }).then((answer) => answer.json())
    expect(access_token).toMatch(/^ey/)
    authenticated = access_token
  })

  const forms: [string, Headers, string?][] = [
    ['junk', { apikey, authorization: 'Bearer junk' }],
    [
      'a forged token',
      { apikey, authorization: `Bearer ${signedToken({ role: 'service_role' }, 'my-key')}` },
    ],
    [
      'an address of its own',
      { apikey, authorization: `Bearer ${signedToken({ role: 'anon', sender_address: '203.0.113.9' })}` },
    ],
    ['the Authorization twice', { apikey, authorization: ['Bearer junk', 'Basic xx'] }],
    ['the key twice', { apikey: [apikey, apikey] }],
    ['the key in the address', {}, `?apikey=${apikey}`],
    ['another key first', {}, `?apikey=x&apikey=${apikey}`],
    ['another key in the header', { apikey: 'x' }, `?apikey=${apikey}`],
  ]

  test.each(forms)('stores no more with %s', async (_form, headers, query) => {
    expect([401, 429]).toContain((await send(sender, 1, headers, query)).status)
  })

  test.each(['Bearer', 'bearer'])('stores no more as somebody who is signed in by %s', async (scheme) => {
    const sent = await send(sender, 1, { apikey, authorization: `${scheme} ${authenticated}` })
    expect(sent.status).toBe(429)
  })
})
