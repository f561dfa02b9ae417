/** Lighthouse's slow 4G, as it throttles for real, and its slow phone. */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU = 4

/** What is pressed, and what is there once that has opened. */
const call = { button: '[data-call]', opened: '[role=dialog] input:enabled' }
const answer = {
  button: '.answers :is(summary, h3 > button)',
  opened: '.answers > :is([open], [data-state=open]) .answer',
}
const contact = { button: 'nav a[href="/contact"]', opened: 'main form [type=submit]:enabled' }

export async function measureFloor(browser, url) {
  const { firstPaint, largestPaint } = await visit(browser, url)
  return { firstPaint, largestPaint }
}

/** The figures of a page that is left alone, and what a press at three moments waits for, each in a visit of its own. */
export async function measurePage(browser, url) {
  const press = new URL(url).pathname === '/faq' ? answer : call
  const atPaint = await visit(browser, url, { press, moment: 'painted' })
  const whenHydrated = await visit(browser, url, { press, moment: 'hydrated' })
  const { opened, waited, ...figures } = await visit(browser, url, { press })
  return {
    ...figures,
    pressedAtPaint: atPaint.opened,
    pressedWhenHydrated: whenHydrated.waited,
    pressedAtRest: waited,
  }
}

/** From the press on Contact in the menu of the first page, at rest, to the form that can be sent. */
export async function measureSecondPage(browser, url) {
  const { waited } = await visit(browser, url, { press: contact, inMenu: true })
  return { usable: waited }
}

/** Opens a page as a first visitor on a slow phone does, presses at the moment, and returns what was seen, in milliseconds. */
async function visit(browser, url, { press, moment = 'rest', inMenu } = {}) {
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
    await page.addInitScript(watch, press)
    // The page says it by itself: to be asked, it would have to run Playwright's script first.
    const told = (text) =>
      page.waitForEvent('console', { predicate: (message) => message.text().startsWith(text) })
    const reached = told(moment)
    await page.goto(url, { waitUntil: 'commit' })
    let place = (await reached).text()
    const figures = moment === 'rest' ? await page.evaluate(() => globalThis.figures()) : {}
    if (inMenu) {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      place = await page.evaluate(() => globalThis.placeToPress())
    }
    const [x, y] = place.match(/\d+/g) ?? []
    if (!x) return figures
    const opened = told('opened').catch(() => undefined)
    await page.touchscreen.tap(Number(x), Number(y))
    // A press that opens nothing is over every budget.
    if (!(await opened))
      return { ...figures, opened: Number.POSITIVE_INFINITY, waited: Number.POSITIVE_INFINITY }
    return { ...figures, ...(await page.evaluate(() => globalThis.afterPress)) }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function watch({ button, opened } = {}) {
  const controls = 'main :is(button, input, select, textarea, [role=button])'
  const PLACEMENT_OR_HYDRATING = 4098
  const seen = { shift: 0, largestPaint: 0, longestTask: 0 }
  let rest

  const tell = (moment) => console.log(moment, button ? globalThis.placeToPress() : '')
  const untilRest = () => {
    clearTimeout(rest)
    rest = setTimeout(() => tell('rest'), 1500)
  }
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('resource', untilRest)
  on('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration)
    untilRest()
  })
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

  /** React marks an element when it begins to hydrate it; it answers once that is committed. */
  const answers = (control) => {
    let fiber = control[Object.keys(control).find((key) => key.startsWith('__reactFiber'))]
    if (!fiber || (control.type === 'submit' && control.disabled)) return false
    for (; fiber; fiber = fiber.return)
      if (!fiber.alternate && fiber.flags & PLACEMENT_OR_HYDRATING) return false
    return true
  }
  const untilUsable = () => {
    const found = [...document.querySelectorAll(controls)]
    if (found.length && found.every((control) => answers(control) || !control.checkVisibility()))
      seen.usable = performance.now()
    else setTimeout(untilUsable, 10)
  }
  untilUsable()

  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (!target.closest(button)) return
      const noteOpened = () => {
        if (!document.querySelector(opened)?.checkVisibility()) return
        changes.disconnect()
        // After the frame that shows it.
        requestAnimationFrame(() =>
          setTimeout(() => {
            globalThis.afterPress = { opened: performance.now(), waited: performance.now() - timeStamp }
            tell('opened')
          }),
        )
      }
      const changes = new MutationObserver(noteOpened)
      changes.observe(document, { subtree: true, childList: true, attributes: true })
    },
    true,
  )

  /** The middle of the first button in view that nothing covers, scrolled to where none is. */
  globalThis.placeToPress = () => {
    const buttons = [...document.querySelectorAll(button)].filter((each) => each.checkVisibility())
    const middleOf = (each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    }
    const find = () => buttons.find((each) => each.contains(document.elementFromPoint(...middleOf(each))))
    if (!find()) buttons[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const found = find()
    return found ? middleOf(found).join(' ') : ''
  }

  /** A page without a control is usable when it is hydrated. Of a file that was fetched twice the cache gave one. */
  globalThis.figures = () => {
    const { usable = seen.hydrated } = seen
    const entries = performance.getEntries().filter(({ responseEnd }) => responseEnd <= usable)
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    const scripts = [...sizes.keys()].filter((name) => name.endsWith('.js'))
    const kibOf = (names) => names.reduce((sum, name) => sum + sizes.get(name), 0) / 1024
    return {
      ...seen,
      usable,
      files: scripts.length,
      scriptKib: kibOf(scripts),
      kib: kibOf([...sizes.keys()]),
    }
  }
}
