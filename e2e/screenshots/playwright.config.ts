// `npm run screenshots`, or for one page `npm run screenshots -- -g /about`.
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'

/** The smallest window, in which only the first state of a page is drawn. */
const narrowest = { width: 320, height: 640 }
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]

/** The settings of a first visit from India. */
const visitor = (viewport: typeof narrowest) => ({
  viewport,
  hasTouch: viewport.width < 1000,
  isMobile: viewport.width < 1000,
  timezoneId: 'Asia/Kolkata',
  actionTimeout: 10_000,
})

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'screenshots.ts',
  projects: [narrowest, ...sizes].map((viewport) => ({
    name: `${viewport.width}x${viewport.height}`,
    grepInvert: viewport === narrowest ? [/in the state/] : [],
    use: visitor(viewport),
  })),
})
