import { fetchServerChecks } from '../scripts/launch-check/site.ts'
import { findCommand } from '../scripts/shared/browser.ts'
import { embeddedSite } from '../scripts/site/built-site.ts'
import { expect, isThorough, once, test, thorough, untilHydrated } from './support/fixtures'
import { startNginx } from './support/nginx'

/** Paths of files that are no addresses. */
const withoutPage = ['/about.html', '/404', '/404/', '/index', '/index/', '/vercel.json', '/nginx.conf']

/** The faults in a server's answers, one line each. */
async function faults(address: string) {
  const checks = await fetchServerChecks(address)
  return checks.filter(({ state }) => state === 'open').map(({ what }) => what)
}

test('npm start answers each path as a static host must', once, async ({ baseURL }) => {
  expect(await faults(String(baseURL))).toEqual([])
})

test('the server listens on 127.0.0.1 alone', once, async ({ baseURL }) => {
  // On Linux all of 127.0.0.0/8 is this machine.
  test.skip(process.platform !== 'linux', 'other systems have one such address')
  const { port } = new URL(String(baseURL))
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed')
})

test(
  'the server answers requests for an IP address, but not for a foreign host name',
  once,
  async ({ request }) => {
    const statusAt = async (host: string) => (await request.get('/contact', { headers: { host } })).status()
    expect(await statusAt('192.168.1.20:4173')).toBe(200)
    expect(await statusAt('abc.trycloudflare.com')).toBe(403)
  },
)

test('nginx with the built nginx.conf answers each path as npm start does', thorough, async () => {
  const path = findCommand('nginx', '/usr/sbin/nginx')
  if (!path) return test.skip(true, 'nginx is not installed')
  const port = Number(process.env.E2E_PORT) + 2
  const stop = await startNginx({ path, port, siteDir: embeddedSite })
  try {
    const address = `http://127.0.0.1:${port}`
    expect(await faults(address)).toEqual([])
    for (const path of [...withoutPage, '/404.html', '/_headers', '/_redirects'])
      expect((await fetch(address + path)).status, path).toBe(404)
  } finally {
    await stop()
  }
})

test('an address without a page answers 404 with the 404 page', once, async ({ request }) => {
  for (const path of ['/..%2fpackage.json', ...withoutPage]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('<title>Page not found | StudyBridge</title>')
  }
})

test(
  'a variant of an address, such as //about, opens the page at its own address',
  once,
  async ({ page, baseURL }) => {
    const variants = {
      ...(isThorough && { '//about': '/about', '/%61bout/': '/about' }),
      '/about//?from=mail#values': '/about?from=mail#values',
    }
    for (const [variant, own] of Object.entries(variants)) {
      await page.goto(baseURL + variant)
      await untilHydrated(page)
      await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
      await expect(page).toHaveURL(baseURL + own)
    }
  },
)

test('browsers without SVG icons find a PNG and an ICO icon', once, async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers()['content-type'], path).toContain(type)
  }
})

test(
  'the service worker of an earlier site at this address is removed',
  thorough,
  async ({ page, context, baseURL, cleanConsole }) => {
    // The old worker also answers the first page's requests for scripts.
    cleanConsole.allow(/MIME type of "text\/html"/)
    const earlier = `addEventListener('fetch', (event) =>
    event.respondWith(new Response('The earlier site', { headers: { 'content-type': 'text/html' } })))
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))`
    await context.route('**/sw.js', (route) =>
      route.fulfill({ body: earlier, contentType: 'text/javascript' }),
    )
    await page.goto('/')
    await page.evaluate(() =>
      navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
    )
    await page.goto('/contact')
    await expect(page.getByText('The earlier site')).toBeVisible()
    await context.unroute('**/sw.js')
    // Opening a page makes the browser look for a new version of the worker.
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
    await expect(page).toHaveURL(`${baseURL}/contact`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('The earlier site')).toHaveCount(0)
  },
)
