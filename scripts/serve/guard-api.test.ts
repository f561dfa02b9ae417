import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { guardApi, withoutFaults } from './guard-api.mjs'

const keys = { publishable: 'sb_publishable_a', secret: 'sb_secret_a', jwt: 'a-secret' }

type Asked = {
  address?: string | undefined
  socket?: { remoteAddress: string | undefined }
  method?: string
  url?: string
  body?: Readable
  mayWrite?: () => boolean
}

/** The guard's response to a request, or the claims with which it is passed to the backend. */
async function ask({
  address,
  socket = { remoteAddress: address },
  method = 'POST',
  url = '/rest/v1/referrals',
  body = Readable.from([]),
  mayWrite = () => true,
}: Asked) {
  const headers: Record<string, string> = { apikey: keys.publishable }
  const rawHeaders = Object.entries(headers).flat()
  const request = Object.assign(body, {
    socket,
    method,
    url,
    headers,
    rawHeaders,
  })
  const answer = { status: 0, headers: {}, body: '' }
  const response = {
    writeHead: (status: number, sent: object) => Object.assign(answer, { status, headers: sent }),
    end: (text: string) => Object.assign(answer, { body: text }),
  }
  const next = vi.fn()
  await guardApi({ keys, auth: false, mayWrite })(request, response, next)
  const token = request.headers.authorization?.split('.')[1]
  const claims = token && JSON.parse(Buffer.from(token, 'base64url').toString())
  return { ...answer, isThrough: next.mock.calls.length > 0, arguments: next.mock.calls[0], claims }
}

describe('the sender of a request', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::1'],
    // Postgres cannot parse the zone, and would not count the row.
    ['fe80::1%eth0', 'fe80::1'],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['::ffff:127.0.0.1', undefined],
  ])('with the address %s is counted as %s', async (address, sender) => {
    expect(await ask({ address })).toMatchObject({
      isThrough: true,
      claims: { role: 'anon', ...(sender && { sender_address: sender }) },
    })
  })

  test('that is closed before its address is known is refused', async () => {
    expect(await ask({})).toMatchObject({ status: 400, isThrough: false })
  })

  test('that is closed while its body is read is still counted', async () => {
    const socket: { remoteAddress: string | undefined } = { remoteAddress: '203.0.113.9' }
    const body = new Readable({
      read() {
        socket.remoteAddress = undefined
        this.push(null)
      },
    })
    expect((await ask({ socket, body })).claims).toMatchObject({ sender_address: '203.0.113.9' })
  })
})

test.each([500, 502, 504])(
  'a backend error with status %i becomes 503, without its message',
  async (status) => {
    const app = { fetch: async () => new Response('{"message":"TypeError: b"}', { status }) }
    const answer = await withoutFaults(app).fetch()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toMatch(/"PT503".*We cannot store this at the moment/)
  },
)

test.each(['TRACE', 'QUERY', 'CONNECT', 'PROPFIND'])(
  '%s is refused with the list of allowed methods',
  async (method) => {
    expect(await ask({ address: '127.0.0.1', method })).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD, OPTIONS, POST, PATCH, PUT, DELETE' },
      isThrough: false,
    })
  },
)
