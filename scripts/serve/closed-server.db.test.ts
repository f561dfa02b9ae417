import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { answerTo as answerFrom, endServers, send, startServer } from '../../supabase/tests/processes'

const temporary = mkdtempSync(join(tmpdir(), 'studybridge-closed-'))
const data = join(temporary, 'data')
const site = join(temporary, 'site')
const headers = { apikey: inject('publishableKey'), 'content-type': 'application/json' }
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  mkdirSync(site)
  for (const [name, text] of [
    ['index.html', 'the home page'],
    ['404.html', 'no such page'],
    ['_redirects', '/shared/:code /index 200'],
  ] as const)
    writeFileSync(join(site, name), text)
  server = await startServer(data, { env: { SITE: site } })
  expect(await server.isReady()).toBe(true)
}, 180_000)
afterAll(async () => {
  await endServers()
  rmSync(temporary, { recursive: true, force: true })
})

const answerTo = (line: string) => answerFrom(server.url, line)

describe('nobody signs in', () => {
  test.each([
    ['signup', { email: 'a@example.com', password: 'correct-Horse-9' }],
    ['token?grant_type=password', { email: 'a@example.com', password: 'correct-Horse-9' }],
    ['token?grant_type=refresh_token', { refresh_token: 'x' }],
    ['admin/users', { email: 'a@example.com', password: 'correct-Horse-9' }],
    ['settings', undefined],
    ['authorize?provider=google', undefined],
  ])('%s is closed', async (path, body) => {
    for (const apikey of [headers.apikey, inject('secretKey')]) {
      const answer = await fetch(`${server.url}/auth/v1/${path}`, {
        headers: { ...headers, apikey },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ message: 'Nobody signs in here.' })
    }
  })
})

describe('a page', () => {
  test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND'])('is not there for %s', async (method) => {
    for (const path of ['/', '/nope', '/assets/nope.js']) {
      const answer = await answerTo(`${method} ${path}`)
      expect(answer).toMatch(/^HTTP\/1\.1 405 /)
      expect(answer).toMatch(/^Allow: GET, HEAD\r$/im)
    }
  })

  test.each(['5-1', `0-${'9'.repeat(20)}`])('is sent whole for the range %s', async (range) => {
    const { status } = await fetch(server.url, { headers: { range: `bytes=${range}` } })
    expect(status).toBe(200)
  })

  test.each(['http://[', 'http://example.com/rest/v1/companies', '*', '//[', '/%', '/%00', '/[#'])(
    'no address like %s ends the server',
    async (target) => {
      expect(await answerTo(`GET ${target}`)).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(await answerTo('GET /')).toContain('the home page')
    },
  )
})

describe('no fault of the server tells about it', () => {
  const tells = new RegExp(`${temporary}|\\n *at |node:|node_modules|ENOENT|TypeError|RangeError`)

  /** At its next one, a second later, the server's heart would end it for a folder that is away. */
  async function nextBeat() {
    const lock = join(data, '.lock')
    const beat = () => readdirSync(lock).map((name) => statSync(join(lock, name)).mtimeMs)
    const last = beat()
    await vi.waitFor(() => expect(beat()).not.toEqual(last), { timeout: 20_000, interval: 10 })
  }

  test('when the data folder is gone for a while', async () => {
    const row = { id: randomUUID(), student_name: 'Asha', student_phone: '+91 1' }
    await nextBeat()
    renameSync(data, `${data}-away`)
    const [sent, read] = await Promise.all([
      fetch(`${server.url}/rest/v1/consultation_requests`, {
        method: 'POST',
        headers,
        body: JSON.stringify(row),
      }),
      answerTo(`GET /rest/v1/companies?apikey=${headers.apikey}`),
    ])
    renameSync(`${data}-away`, data)
    expect(sent.status).toBe(503)
    expect(await sent.json()).toMatchObject({
      code: 'PT503',
      message: 'We cannot store this at the moment. Please call us, or write to us by WhatsApp or email.',
    })
    expect(read).not.toMatch(tells)
    expect(await send(server.url, 'consultation_requests', row)).toBe(201)
  })

  test('when the site is being built again', async () => {
    renameSync(site, `${site}-away`)
    const answers = await Promise.all(['GET /', 'GET /about', 'GET /x.js'].map(answerTo))
    renameSync(`${site}-away`, site)
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /)
      expect(answer).not.toMatch(tells)
    }
  })
})
