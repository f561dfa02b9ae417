/** Runs in the page before its scripts, and logs the figures once the page has been idle for 1.5 s. */
export function observePage(press) {
  const measured = { FCP: 0, shift: 0 }
  const log = (values) => console.log(JSON.stringify(values))
  async function untilVisible(selector) {
    for (;;) {
      const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
      if (found) return found
      await new Promise(requestAnimationFrame)
    }
  }
  async function pressAndWait({ button, opens }) {
    const element = await untilVisible(button)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    log({ press: [x + width / 2, y + height / 2] })
    await untilVisible(opens)
    // Continue after the frame that paints the element.
    await new Promise((resolve) => setTimeout(resolve))
    log({ figures: { opened: performance.now() } })
  }
  let idleTimer
  const logWhenIdle = () => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => measured.hydrated && !press && log({ figures: figuresUntilUsable() }), 1500)
  }
  const observers = {
    resource: logWhenIdle,
    longtask: logWhenIdle,
    'layout-shift': ({ value }) => (measured.shift += value),
    paint: ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return
      measured.FCP = startTime
      if (press) pressAndWait(press)
    },
    mark: ({ name, startTime }) => {
      if (name !== 'hydrated') return
      measured.hydrated = startTime
      logWhenIdle()
    },
  }
  for (const [type, observe] of Object.entries(observers))
    new PerformanceObserver((list) => list.getEntries().forEach(observe)).observe({ type, buffered: true })
  // React sets these flags on a fiber until its hydration is committed; event handlers work after that.
  const PLACEMENT_OR_HYDRATING = 4098
  const responds = (control) => {
    let fiber = control[Object.keys(control).find((key) => key.startsWith('__reactFiber'))]
    if (!fiber || (control.type === 'submit' && control.disabled)) return false
    for (; fiber; fiber = fiber.return)
      if (!fiber.alternate && fiber.flags & PLACEMENT_OR_HYDRATING) return false
    return true
  }
  const usableTimer = setInterval(() => {
    if (document.readyState === 'loading') return
    const found = [...document.querySelectorAll('main :is(button, input, select, textarea, [role=button])')]
    if (!found.length || !found.every((each) => responds(each) || !each.checkVisibility())) return
    measured.usable = performance.now()
    clearInterval(usableTimer)
  }, 10)
  /** The figures, and the size of all files loaded until usable. A page without controls is usable when hydrated. */
  function figuresUntilUsable() {
    const { FCP, shift, hydrated, usable = hydrated } = measured
    const entries = performance.getEntries().filter(({ responseEnd }) => responseEnd <= usable)
    // A file that is both preloaded and imported has two entries.
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    const KiB = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024
    return { FCP, usable, shift, KiB }
  }
}
