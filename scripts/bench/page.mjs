/** Lighthouse's slow 4G, as it throttles for real, and its slow phone. */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU = 4
const IDLE = 2000
/** The mark of src/app/main.tsx. The page says it by itself: to be asked, it would have to run Playwright's script first. */
const HYDRATED = 'hydrated'

/** Opens a page as a first visitor on a slow phone does, and returns what was seen, in milliseconds. */
export async function measure(browser, url, { floor }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await page.addInitScript(observe, HYDRATED)
    const hydrated = !floor && page.waitForEvent('console', (message) => message.text() === HYDRATED)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await hydrated
    await page.waitForTimeout(IDLE)
    const seen = await page.evaluate(collect)
    return floor ? seen : { ...seen, tap: await tapMainButton(page) }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function observe(hydrated) {
  const seen = { shift: 0, largestPaint: 0, tasks: [] }
  globalThis.seen = seen
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  on('layout-shift', ({ value }) => {
    seen.shift += value
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  on('longtask', ({ duration }) => seen.tasks.push(duration))
  on('mark', ({ name }) => name === hydrated && console.log(name))
}

function collect() {
  const { shift, largestPaint, tasks } = globalThis.seen
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= hydrated)
  const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint,
    hydrated,
    files: scripts.length,
    kib: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
    longestTask: Math.max(0, ...tasks),
    shift,
    font: font?.responseEnd,
  }
}

/** From the tap on the page's main button to the dialog that can be typed into and has been drawn. */
async function tapMainButton(page) {
  const buttons = page.locator(
    'main button[aria-haspopup=dialog], aside button[aria-haspopup=dialog], button[aria-haspopup=dialog]',
  )
  const visible = buttons.filter({ visible: true }).first()
  await visible.evaluate((button) => {
    globalThis.tapTime = new Promise((resolve) => {
      button.addEventListener('click', ({ timeStamp }) => {
        const look = () => {
          const field = document.querySelector('[role=dialog] input')
          if (field?.checkVisibility() && !field.disabled) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        look()
      })
    })
  })
  await visible.tap()
  return page.evaluate(() => globalThis.tapTime)
}
