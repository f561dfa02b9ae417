// What `npm run screenshots` runs.
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'
import { nameOf, sizes } from '../../scripts/screenshots/contact-sheet.mjs'

/** On no contact sheet: it is looked at for faults. */
const narrowest = { width: 320, height: 640 }

/** Somebody who comes for the first time, from India. */
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
  testMatch: 'pictures.ts',
  projects: [narrowest, ...sizes.map(({ viewport }) => viewport)].map((viewport) => ({
    name: nameOf(viewport),
    grepInvert: viewport === narrowest ? [/in the state/] : [],
    use: visitor(viewport),
  })),
})
