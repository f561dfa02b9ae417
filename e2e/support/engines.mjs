// The browser engines besides Chromium that the tests drive: Debian's packages, else what Playwright has installed.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findCommand, installPackages, playwrightBrowser } from '../../scripts/shared/browser.mjs'

const LIB = '/usr/lib'

/** Path of a Firefox, or Playwright's own, or why there is none. */
export function findFirefox() {
  const path = findCommand('firefox-esr', 'firefox')
  if (path) return { path }
  return playwrightBrowser('firefox') ? {} : { missing: 'Firefox (the package firefox-esr)' }
}

/** Paths of what drives WebKitGTK, or Playwright's own, or why there is none. */
export function findWebKit() {
  const driver = findCommand('WebKitWebDriver')
  const xvfb = findCommand('Xvfb')
  const miniBrowser = findMiniBrowser()
  if (driver && xvfb && miniBrowser) return { paths: { driver, xvfb, miniBrowser } }
  return playwrightBrowser('webkit') ? {} : { missing: 'WebKit (the packages webkit2gtk-driver and xvfb)' }
}

/** Installs the engines that are missing, where that is possible, and says which are skipped. */
export function ensureEngines() {
  const packages = [
    ...(findFirefox().missing ? ['firefox-esr'] : []),
    ...(findWebKit().missing ? ['webkit2gtk-driver', 'xvfb'] : []),
  ]
  if (packages.length > 0) {
    console.log(`Installing ${packages.join(', ')} …`)
    installPackages(packages, { alone: true })
  }
  for (const { missing } of [findFirefox(), findWebKit()]) if (missing) console.log(`Skipped: ${missing}.`)
}

/** Debian keeps it out of the way, in a folder of the machine's kind and the engine's version. */
function findMiniBrowser() {
  if (!existsSync(LIB)) return
  return readdirSync(LIB)
    .flatMap((kind) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((engine) =>
        join(LIB, kind, engine, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path))
}
