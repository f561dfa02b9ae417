// Measures a visit to a built site on a slow phone: an HTTP/2 server, a throttled page, and its timings.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { apiPrefixes } from '../serve/guard-api.mjs'
import { siteFile } from '../serve/serve-site.mjs'
import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
// As hosts compress on the fly.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Serves built sites over HTTP/2, each at the host of its name; the data service has no rows. Needs openssl. */
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
    if (apiPrefixes.some((prefix) => pathname.startsWith(prefix))) {
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
    // Chromium switches its cache off where it ignores every certificate error.
    browserArgument: `--ignore-certificate-errors-spki-list=${pin}`,
    close: () => server.close(),
  }
}

const slowPhone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}
// Lighthouse's slow 4G and slow phone.
const slowLine = {
  latency: 562,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 2 ** 10) / 8,
}
const CPU = 4

/**
 * Opens a page as a first visitor does, presses `press.button` at `moment` (`painted`, `hydrated` or `rest`), and waits for
 * `press.opened`. Returns milliseconds, files and KiB; without `press` and with `script: false` the two paints alone.
 */
export async function visit(browser, url, { press, moment = 'rest', inMenu, script = true }) {
  const context = await browser.newContext(slowPhone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    if (!script) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
    await page.addInitScript(observe, press ?? { button: 'none', opened: 'none' })
    // Asking the page would run Playwright's own script in it first.
    const messageFrom = async (text) =>
      (await page.waitForEvent('console', { predicate: (message) => message.text().startsWith(text) })).text()
    const reached = messageFrom(moment)
    await page.goto(url, { waitUntil: 'commit' })
    let place = await reached
    const figures = moment === 'rest' ? await page.evaluate(() => globalThis.figures()) : {}
    if (inMenu) {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      place = await page.evaluate(() => globalThis.placeToPress())
    }
    const [x, y] = place.match(/\d+/g) ?? []
    if (!x) return figures
    const opened = messageFrom('opened').catch(() => 'opened Infinity Infinity')
    await page.touchscreen.tap(Number(x), Number(y))
    const [at, waited] = (await opened).split(' ').slice(1).map(Number)
    return { ...figures, openedAt: at, waited }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function observe({ button, opened }) {
  const controls = 'main :is(button, input, select, textarea, [role=button])'
  const PLACEMENT_OR_HYDRATING = 4098
  const seen = { shift: 0, largestPaint: 0 }
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  globalThis.placeToPress = () => {
    const found = [...document.querySelectorAll(button)].find((each) => each.checkVisibility())
    found?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = found?.getBoundingClientRect() ?? {}
    return found ? `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}` : ''
  }
  const tell = (moment) => console.log(moment, globalThis.placeToPress())
  let rest
  const untilRest = () => {
    clearTimeout(rest)
    rest = setTimeout(() => tell('rest'), 1500)
  }
  on('resource', untilRest)
  on('longtask', untilRest)
  on('layout-shift', ({ value }) => {
    seen.shift += value
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    seen.firstPaint = startTime
    tell('painted')
  })
  on('mark', ({ name, startTime }) => {
    if (name !== 'hydrated') return
    seen.hydrated = startTime
    tell('hydrated')
  })
  // React marks an element when it begins to hydrate it; its handlers answer once that is committed.
  const answers = (control) => {
    let fiber = control[Object.keys(control).find((key) => key.startsWith('__reactFiber'))]
    if (!fiber || (control.type === 'submit' && control.disabled)) return false
    for (; fiber; fiber = fiber.return)
      if (!fiber.alternate && fiber.flags & PLACEMENT_OR_HYDRATING) return false
    return true
  }
  const untilUsable = () => {
    const found = [...document.querySelectorAll(controls)]
    if (!found.length || !found.every((each) => answers(each) || !each.checkVisibility()))
      return setTimeout(untilUsable, 10)
    seen.usable = performance.now()
  }
  untilUsable()
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (!target.closest(button)) return
      const untilOpened = () => {
        if (!document.querySelector(opened)?.checkVisibility()) return requestAnimationFrame(untilOpened)
        // After the frame that shows it.
        setTimeout(() => console.log('opened', performance.now(), performance.now() - timeStamp))
      }
      untilOpened()
    },
    true,
  )
  /** A page without a control is usable when it is hydrated. */
  globalThis.figures = () => {
    const { usable = seen.hydrated } = seen
    const entries = performance.getEntries().filter(({ responseEnd }) => responseEnd <= usable)
    // A file that is both preloaded and imported has two entries.
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    const kibOf = (names) => names.reduce((sum, name) => sum + sizes.get(name), 0) / 1024
    const scripts = [...sizes.keys()].filter((name) => name.endsWith('.js'))
    return {
      ...seen,
      usable,
      files: scripts.length,
      scriptKib: kibOf(scripts),
      kib: kibOf([...sizes.keys()]),
    }
  }
}
