import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 900_000 })

const url = new URL('/rest/v1/referrals', inject('backendUrl'))
// 10,000 rows in all: each refusal costs a request, so most come in tens once the limit is long reached.
const [singles, tens] = process.env.TEST_THOROUGH ? [2000, 800] : [300, 10]
const agent = new Agent({ keepAlive: true, maxSockets: 40 })
afterAll(() => agent.destroy())

const referral = () => ({ id: randomUUID(), referrer_email: 'a@example.com', referral_code: 'STUBABC123' })

/** Sends rows from an address of this machine; every header that a proxy could set is the sender's own. */
function send(
  localAddress: string,
  rows = 1,
): Promise<{ status: number | undefined; message: string | undefined }> {
  const headers = Object.fromEntries(
    ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'true-client-ip', 'forwarded'].map((name) => [
      name,
      `203.0.113.${Math.floor(Math.random() * 256)}`,
    ]),
  )
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      localAddress,
      headers: { ...headers, apikey: inject('publishableKey'), 'content-type': 'application/json' },
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

test.runIf(process.platform === 'linux')(
  '40 parallel senders behind one address store 200 rows; a hundred others are not kept out',
  async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = []
    let left = singles + tens
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        while (left > 0) answers.push(await send('127.0.0.2', left-- > tens ? 1 : 10))
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(singles + tens - 200)
    expect(answers.find(({ status }) => status === 429)?.message).toBe(
      'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.',
    )

    const others = await Promise.all(Array.from({ length: 100 }, (_, i) => send(`127.0.1.${i + 1}`)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([201]))
  },
)
