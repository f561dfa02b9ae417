import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownerFacts } from '@/content/legal/owner'
import type { Check } from '../../src/domain/launch/check.ts'
import { root } from '../shared/project.ts'
import { siteVariables } from '../shared/settings.ts'
import { fetchServerChecks, fetchSiteChecks } from './site.ts'
import { countOpenByLaw, launchTable } from './table.ts'

// Some tests start a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Run = { code: number; stdout: string }

function launchCheck(args: string[], env: Record<string, string>) {
  const command = promisify(execFile)(process.execPath, ['scripts/command.mjs', 'launch-check', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  return command.then(
    (done): Run => ({ code: 0, ...done }),
    (failed: Run) => failed,
  )
}

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const { code, stdout } = await launchCheck(['--json'], {
  ...Object.fromEntries([...siteVariables, 'SUPABASE_URL', 'SUPABASE_SECRET_KEY'].map((name) => [name, ''])),
  VITE_CONTACT_EMAIL: '\u001b[2J\u202eyou@example.com',
  VITE_CONTACT_PHONE: 'call me',
  VITE_CONTACT_WHATSAPP: '+32 470 12 34 56',
})
const checks: Check[] = JSON.parse(stdout)
const isOpen = ({ state }: Check) => state === 'open'

test('the launch check names each missing fact that the law requires', () => {
  const facts = checks.filter(({ where }) => where.startsWith('src/content/legal/owner.ts'))
  expect(facts.every(({ requiredByLaw }) => requiredByLaw)).toBe(true)
  expect(facts).toHaveLength(ownerFacts().length)
  expect(facts.filter(isOpen).map(({ where }) => where)).toEqual(
    ownerFacts()
      .filter(({ filled }) => !filled)
      .map(({ fact }) => `src/content/legal/owner.ts: ${fact}`),
  )
})

test('the launch check ends with 1 while a fact that the law requires is missing', () => {
  const phone = checks.find(({ where }) => where === 'VITE_CONTACT_PHONE')
  expect(phone).toMatchObject({ state: 'open', requiredByLaw: true })
  expect(code).toBe(1)
  expect(countOpenByLaw(checks.filter((check) => !isOpen(check)))).toBe(0)
})

test('the launch check names files that exist', () => {
  const files = checks.flatMap(({ where }) => where.match(/[\w./-]+\/[\w.-]+\.\w+/g) ?? [])
  expect(files).toContain('src/content/legal/owner.ts')
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the launch check skips the site and the project if they are not set', () => {
  expect(checks).toContainEqual(expect.objectContaining({ what: 'VITE_SITE_URL is not set', state: 'open' }))
  const unchecked = checks.filter(({ state }) => state === 'unchecked')
  expect(unchecked.map(({ group }) => group)).toEqual(['site', 'database'])
})

test('the launch check names a supabase.co address and a legacy publishable key', async () => {
  const key = (role: string) => `eyJ.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`
  const { stdout } = await launchCheck(['--json'], {
    VITE_SITE_URL: '',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: key('anon'),
    SUPABASE_URL: '',
    SUPABASE_SECRET_KEY: '',
  })
  const named = (JSON.parse(stdout) as Check[]).filter(isOpen).map(({ what }) => what)
  expect(named).toContain('the data has a domain of your own: carriers in India have blocked supabase.co')
  expect(named).toContain(
    'VITE_SUPABASE_ANON_KEY is a current key: it is a legacy (JWT) key, which Supabase retires',
  )
})

test('the launch check prints control characters as escapes', () => {
  const table = launchTable(checks)
  expect(table).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u)
  expect(table).toMatch(/✓ +email: \\u001b\[2J\\u202eyou@example\.com/)
  expect(table).toMatch(/✗ +VITE_CONTACT_PHONE must be a number with its country code/)
  expect(table).toMatch(/✓ +whatsapp: \+32 470 12 34 56/)
  expect(table).toMatch(/^\d+ ✓, \d+ ✗, \d+ not checked; /m)
})

// Node gives an error without a message if none of a host's IPv4 and IPv6 addresses answers.
test.each([
  [
    'ECONNREFUSED',
    new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code: 'ECONNREFUSED' }) }),
  ],
  ['The operation was aborted', new DOMException('The operation was aborted', 'TimeoutError')],
])('the launch check says that nothing answers, and why: %s', async (reason, error) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(error)
  const address = 'https://www.example.com'
  expect(await fetchSiteChecks(address, undefined)).toMatchObject([
    { what: `${address} answers: nothing does (${reason})`, state: 'open' },
  ])
})

test('the launch check names each fault of a host that answers all paths alike', async () => {
  const address = await serve((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.setHeader('cache-control', 'no-cache, no-store')
    response.end(
      '<title>Home</title><link rel="canonical" href="https://www.example.com/"/><a href="/cdn-cgi/l/email-protection"></a>',
    )
  })
  const results = (await fetchServerChecks(address)).map(({ what }) => what)
  expect(results).toEqual(
    expect.arrayContaining([
      '/ answers with its page',
      '/about answers with its page: answered with another page',
      '/nope answers with the 404 page: answered 200',
      '//about answers with its page or the 404 page: answered 200 with another page',
      'the host leaves the HTML as it is: it adds /cdn-cgi/',
      '/sw.js removes the service worker of an earlier site: answered 200 or without "unregister"',
      expect.stringMatching(/^pages have the security headers: .*Content-Security-Policy is not sent/),
      'browsers may cache pages, but revalidate them: Cache-Control is no-cache, no-store',
      'pages and scripts are compressed: text/html came uncompressed',
      'an unchanged page answers 304: no ETag came with it',
    ]),
  )
})
