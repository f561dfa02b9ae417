// Visits a built site on a simulated slow phone and measures when it is painted and usable.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { devices } from 'playwright/test'
import { apiPrefix } from '../serve/guard-api.mjs'
import { siteFile } from '../serve/serve-site.mjs'
import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
// The level that hosts use for compression on the fly.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Serves each built site over HTTP/2 at `https://<name>.localhost`; its API returns no rows. Needs openssl. */
export async function serveSites(folders) {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const pem = execFileSync('openssl', [...request.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
  })
  const bodies = new Map()
  const server = createSecureServer({ key: pem, cert: pem })
  server.on('stream', (stream, headers) => {
    const { hostname, pathname } = new URL(headers[':path'], `https://${headers[':authority']}`)
    if (pathname.startsWith(apiPrefix)) {
      stream.respond({ ':status': 200, 'content-type': 'application/json' })
      return stream.end('[]')
    }
    const folder = folders[hostname.split('.')[0]]
    const name = siteFile(folder, pathname) ?? '/404.html'
    const file = join(folder, name)
    const isText = extname(name) !== '.woff2'
    if (!bodies.has(file)) {
      const body = readFileSync(file)
      bodies.set(file, isText ? brotliCompressSync(body, quality) : body)
    }
    stream.respond({
      ':status': name === '/404.html' ? 404 : 200,
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('/assets/') ? cacheControl.hashed : cacheControl.page,
      ...(isText && { 'content-encoding': 'br' }),
      ...securityHeaders(),
    })
    stream.end(bodies.get(file))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const pin = createHash('sha256').update(publicKey).digest('base64')
  return {
    originOf: (site) => `https://${site}.localhost:${server.address().port}`,
    // Trust only this certificate: if Chromium ignores all certificate errors, it disables its cache.
    browserArgument: `--ignore-certificate-errors-spki-list=${pin}`,
    close: () => server.close(),
  }
}

const slowPhone = { ...devices['Galaxy S8'], deviceScaleFactor: 2 }
// The slow 4G of Lighthouse.
const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 2 ** 10) / 8,
}
const CPU_SLOWDOWN = 4

/** Opens a page with an empty cache. Returns its figures, or with `press` the time at which the press took effect. */
export async function visit(browser, url, press) {
  const context = await browser.newContext(slowPhone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe, press)
    // The page logs its figures, because Playwright's `page.evaluate` would run another script in the page.
    const figures = page.waitForEvent('console', (message) => message.text().startsWith('{"figures"'))
    page.on('console', async (message) => {
      if (message.text().startsWith('{"press"'))
        await page.touchscreen.tap(...JSON.parse(message.text()).press)
    })
    await page.goto(url, { waitUntil: 'commit' })
    return JSON.parse((await figures).text()).figures
  } finally {
    await context.close()
  }
}

/** Runs in the page before its scripts, and logs the figures once the page has been idle for 1.5 s. */
function observe(press) {
  const seen = { FCP: 0, shift: 0 }
  const log = (values) => console.log(JSON.stringify(values))
  async function visible(selector) {
    for (;;) {
      const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
      if (found) return found
      await new Promise(requestAnimationFrame)
    }
  }
  async function pressAndWait({ button, opens }) {
    const element = await visible(button)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    log({ press: [x + width / 2, y + height / 2] })
    await visible(opens)
    // Continue after the frame that paints the element.
    await new Promise((resolve) => setTimeout(resolve))
    log({ figures: { opened: performance.now() } })
  }
  let rest
  const untilRest = () => {
    clearTimeout(rest)
    rest = setTimeout(() => seen.hydrated && !press && log({ figures: untilUsable() }), 1500)
  }
  const notes = {
    resource: untilRest,
    longtask: untilRest,
    'layout-shift': ({ value }) => (seen.shift += value),
    paint: ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return
      seen.FCP = startTime
      if (press) pressAndWait(press)
    },
    mark: ({ name, startTime }) => {
      if (name !== 'hydrated') return
      seen.hydrated = startTime
      untilRest()
    },
  }
  for (const [type, note] of Object.entries(notes))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  // React sets these flags on a fiber until its hydration is committed; event handlers work after that.
  const PLACEMENT_OR_HYDRATING = 4098
  const responds = (control) => {
    let fiber = control[Object.keys(control).find((key) => key.startsWith('__reactFiber'))]
    if (!fiber || (control.type === 'submit' && control.disabled)) return false
    for (; fiber; fiber = fiber.return)
      if (!fiber.alternate && fiber.flags & PLACEMENT_OR_HYDRATING) return false
    return true
  }
  const watch = setInterval(() => {
    if (document.readyState === 'loading') return
    const found = [...document.querySelectorAll('main :is(button, input, select, textarea, [role=button])')]
    if (!found.length || !found.every((each) => responds(each) || !each.checkVisibility())) return
    seen.usable = performance.now()
    clearInterval(watch)
  }, 10)
  /** The figures, and the size of all files loaded until usable. A page without controls is usable when hydrated. */
  function untilUsable() {
    const { FCP, shift, hydrated, usable = hydrated } = seen
    const entries = performance.getEntries().filter(({ responseEnd }) => responseEnd <= usable)
    // A file that is both preloaded and imported has two entries.
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    const KiB = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024
    return { FCP, usable, shift, KiB }
  }
}
