import { spawn } from 'node:child_process'
import { root } from '../scripts/lib/embedded.mjs'
import { expect, once, test } from './fixtures'

const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test.describe('the server', once, () => {
  for (const [path, shown] of [
    ['/', 'Study in Belgium, the Netherlands, Luxembourg or Germany | StudyBridge'],
    ['/about', 'About us | StudyBridge'],
    ['/about/', 'About us | StudyBridge'],
    ['/booking/anything', 'Book your free consultation | StudyBridge'],
    ['/services/admission-guidance', 'Admission guidance and strategy | StudyBridge'],
  ] as const) {
    test(`answers ${path} with that page`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      expect(title(await answer.text())).toBe(shown)
    })
  }

  for (const path of [
    '/nope',
    '/blog/nope',
    '/about/nope',
    '/assets/nope.js',
    '/..%2fpackage.json',
    '/index.html.bak',
    '//evil.example',
  ]) {
    test(`answers ${path} with the 404 page`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${path}`)
      expect(answer.status()).toBe(404)
      expect(title(await answer.text())).toBe('Page not found | StudyBridge')
    })
  }

  test('sends the security headers, and lets only hashed files be kept', async ({ request }) => {
    const page = await request.get('/')
    const headers = page.headers()
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cache-control']).toBe('no-cache')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  })

  test('holds no inline executable script in any page', async ({ request }) => {
    for (const path of ['/', '/contact', '/nope']) {
      const html = await (await request.get(path)).text()
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '')
      for (const attributes of scripts) expect(attributes).toMatch(/\bsrc=|application\/ld\+json/)
      expect(html).not.toMatch(/\son\w+="/)
    }
  })

  test('gives a visitor without a key nothing', async ({ request }) => {
    for (const table of ['staff_inbox', 'consultation_requests', 'companies']) {
      expect((await request.get(`/rest/v1/${table}`)).status()).toBe(401)
    }
  })

  test('ends on an interrupt, and leaves no process behind', async () => {
    const port = Number(process.env.E2E_PORT) + 1
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: 'memory://interrupted' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    await new Promise((resolve) => {
      server.stdout.on('data', (text) => String(text).includes('http://') && resolve(text))
    })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    expect(await ended).toBe(0)
    // Asking about the group of a process that is gone fails.
    expect(() => process.kill(-Number(server.pid), 0)).toThrow()
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  })
})
