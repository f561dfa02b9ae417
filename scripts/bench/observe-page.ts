import type { Press } from './visit.ts'

/**
 * Runs in the page before its scripts, and logs the figures FCP, usable, shift and KiB. With `press` it presses the button instead,
 * and logs when the effect shows.
 */
export function observePage(press: Press | undefined) {
  /** Whether React has reached a control: it then has a property `__reactFiber$…`. A press would show more, but change the page. */
  const responds = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith('__reactFiber')) &&
    !control.matches('[type=submit]:disabled')
  const measured = { FCP: 0, shift: 0 }
  const log = (values: object) => console.log(JSON.stringify(values))
  async function untilVisible(selector: string) {
    for (;;) {
      const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
      if (found) return found
      await new Promise(requestAnimationFrame)
    }
  }
  async function pressAndWait({ figure, button, opens }: Press) {
    const element = await untilVisible(button)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    log({ press: { x: x + width / 2, y: y + height / 2 } })
    await untilVisible(opens)
    // Continue after the frame that paints the element.
    await new Promise((resolve) => setTimeout(resolve))
    log({ figures: { [figure]: performance.now() } })
  }
  const observers: Record<string, (entry: PerformanceEntry) => void> = {
    'layout-shift': (entry) => {
      if ('value' in entry) measured.shift += Number(entry.value)
    },
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') measured.FCP = startTime
      if (name === press?.at) pressAndWait(press)
    },
    mark: ({ name, startTime }) => {
      if (name === press?.at) pressAndWait(press)
      if (name === 'hydrated' && !press) waitUntilUsable(startTime)
    },
  }
  for (const [type, observe] of Object.entries(observers))
    new PerformanceObserver((list) => list.getEntries().forEach(observe)).observe({ type, buffered: true })
  /** Runs from the mark `hydrated` on: earlier checks would slow down the hydration. */
  function waitUntilUsable(hydrated: number) {
    const found = [...document.querySelectorAll('main :is(button, input, select, textarea, [role=button])')]
    const areUsable = found.every((control) => responds(control) || !control.checkVisibility())
    if (!areUsable) {
      setTimeout(waitUntilUsable, 10, hydrated)
      return
    }
    // A page without controls is usable when hydrated.
    const usable = found.length > 0 ? performance.now() : hydrated
    // Late parts of the page that then arrive may shift the layout.
    setTimeout(() => log({ figures: { ...measured, usable, KiB: kibUntil(usable) } }), 1500)
  }
  /** The size of all files that were loaded until this time. */
  function kibUntil(time: number) {
    // A file that is both preloaded and imported has two entries.
    const sizes = new Map<string, number>()
    for (const entry of performance.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.responseEnd <= time)
        sizes.set(entry.name, entry.encodedBodySize)
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    return bytes / 1024
  }
}
