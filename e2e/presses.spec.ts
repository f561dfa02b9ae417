import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, once, settled, test, thorough, untilHydrated } from './fixtures'

/** `PRESS_SEED=2 npm test thorough` presses at other moments. */
const seed = process.env.PRESS_SEED ?? '1'
/** On each page; one in every run, the others in the thorough one. */
const PRESSES = 17
/** The longest time from the first paint to a press; long enough to reach hydration and prefetching. */
const WINDOW_MS = 3000
/** Slow 4G: several round trips lie between the first paint and the moment when everything answers. */
const line = { offline: false, latency: 562, downloadThroughput: 200_000, uploadThroughput: 90_000 }

const buttons = [
  {
    path: '/',
    name: 'Get Free Consultation',
    opened: (page: Page) =>
      page.getByRole('dialog', { name: 'Book a free call' }).getByRole('textbox').first(),
  },
  {
    path: '/faq',
    name: 'What is the free call?',
    opened: (page: Page) => page.getByText(/^A free call of 15 minutes/),
  },
  {
    path: '/contact',
    name: 'Open menu',
    opened: (page: Page) => page.getByRole('navigation', { name: 'Main menu' }),
  },
]

for (const { path, name, opened } of buttons)
  for (let press = 0; press < PRESSES; press++) {
    const delay = Math.floor(randomOf(`${seed} ${path} ${press}`) * WINDOW_MS)
    test(
      `“${name}” on ${path} opens when it is pressed ${delay} ms after the first paint (seed ${seed})`,
      press === 0 ? once : thorough,
      async ({ page }) => {
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', line)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await page.addInitScript(tellPlace, { name, delay })
        const told = page.waitForEvent('console', (message) => message.text().startsWith('press at'))
        await page.goto(path, { waitUntil: 'commit' })
        const [x = 0, y = 0] = (await told).text().match(/\d+/g)?.map(Number) ?? []
        // Raw touch input: a locator's `tap` would first wait for the page.
        await page.touchscreen.tap(x, y)
        await expect(opened(page)).toBeVisible()
        // A second answer to the same press would close the opened element.
        await untilHydrated(page)
        await settled(page)
        await expect(opened(page)).toBeVisible()
      },
    )
  }

/** From 0 to below 1, the same for the same seed in every worker. */
function randomOf(seed: string) {
  return createHash('sha256').update(seed).digest().readUInt32LE() / 2 ** 32
}

/** Runs in the page: logs the middle of the button when it is to be pressed. */
function tellPlace({ name, delay }: { name: string; delay: number }) {
  const tell = () => {
    const button = [...document.querySelectorAll('button, summary')].find(
      (each) => (each.ariaLabel ?? each.textContent) === name && each.checkVisibility(),
    )
    if (!button) return requestAnimationFrame(tell)
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = button.getBoundingClientRect()
    console.log('press at', Math.round(x + width / 2), Math.round(y + height / 2))
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(tell, delay)
  }).observe({ type: 'paint', buffered: true })
}
