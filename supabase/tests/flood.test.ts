import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { signedToken } from './tokens'

const url = new URL('/rest/v1/referrals', inject('backendUrl'))
const apikey = inject('publishableKey')

const referral = () => ({ id: randomUUID(), referrer_email: 'a@example.com', referral_code: 'STUBABC123' })

type Headers = Record<string, string | string[]>

/** Sends a row from an address of this machine; every header that a proxy could set is the sender's own. */
function send(localAddress: string, own: Headers = { apikey }, query = ''): Promise<number> {
  const headers = Object.fromEntries(
    ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'true-client-ip', 'forwarded'].map((name) => [
      name,
      `203.0.113.${Math.floor(Math.random() * 256)}`,
    ]),
  )
  return new Promise((resolve, reject) => {
    const sent = request(url + query, {
      method: 'POST',
      localAddress,
      headers: { ...headers, ...own, 'content-type': 'application/json' },
    })
    sent.on('error', reject).on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    sent.end(JSON.stringify(referral()))
  })
}

describe.runIf(process.platform === 'linux')('an address that has sent its 200 rows', () => {
  const sender = '127.0.0.3'
  let authenticated = ''
  beforeAll(async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => send(sender)))
    expect(new Set(answers)).toEqual(new Set([201]))
    const { access_token } = await fetch(new URL('/auth/v1/signup', url), {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct-Horse-9' }),
    }).then((answer) => answer.json())
    expect(access_token).toMatch(/^ey/)
    authenticated = access_token
  }, 60_000)

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
    expect([401, 429]).toContain(await send(sender, headers, query))
  })

  test.each(['Bearer', 'bearer'])('stores no more as somebody who is signed in by %s', async (scheme) => {
    expect(await send(sender, { apikey, authorization: `${scheme} ${authenticated}` })).toBe(429)
  })
})
