import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'
import { fail } from './fail.ts'
import { setting } from './settings.ts'
import { printable } from './terminal.ts'

// The headless shell is the same engine without a window, and starts faster.
const chromiumCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const chromiumApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Lets Chromium run as root and without a GPU, and stops its background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium: CHROMIUM_PATH, an installed browser, or Playwright's download, in this order. */
export function findBrowser() {
  const chosen = setting('CHROMIUM_PATH')
  if (chosen && !existsSync(chosen)) fail(`CHROMIUM_PATH is not a file: "${printable(chosen)}".`)
  const downloaded = chromium.executablePath()
  return (
    chosen ??
    findCommand(...chromiumCommands) ??
    [...chromiumApplications, downloaded].find((path) => existsSync(path))
  )
}

/** Path of a Chromium. Ends the command if there is none. */
export const requireBrowser = () =>
  findBrowser() ??
  fail(
    'No Chromium found. Run `npm test` or `npx playwright install chromium`, or set CHROMIUM_PATH to a browser’s file.',
  )

/** Path of the first of these commands that is installed, if any. */
export function findCommand(...commands: string[]) {
  const find = process.platform === 'win32' ? 'where' : 'which'
  const { stdout } = spawnSync(find, commands, { encoding: 'utf8' })
  // Without `which` there is no output.
  const [path] = stdout?.split('\n') ?? []
  return path?.trim() || undefined
}
