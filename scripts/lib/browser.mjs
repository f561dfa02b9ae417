import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from './embedded.mjs'
import { fail } from './fail.mjs'
import { setting } from './settings.mjs'
import { printable } from './terminal.mjs'

// The headless shell is the same engine without a window's parts, which a test pays for and never sees.
const SHELL = 'chromium-headless-shell'
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keeps Chromium from calling home, and lets it run as root and without a GPU. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium: the one in CHROMIUM_PATH, an installed one, Playwright's own, or the system's package, in this order. */
export function ensureBrowser() {
  const chosen = setting('CHROMIUM_PATH')
  if (chosen && !existsSync(chosen)) fail(`CHROMIUM_PATH names no file: "${printable(chosen)}".`)
  const found = chosen ?? installedBrowser() ?? playwrightBrowser()
  if (found) return found
  console.log('Installing a browser for the end-to-end tests …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (playwrightBrowser()) return playwrightBrowser()
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', SHELL])
    if (!installedBrowser()) run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  return (
    installedBrowser() ??
    fail('No browser for the end-to-end tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  )
}

function installedBrowser() {
  const find = process.platform === 'win32' ? 'where' : 'which'
  for (const command of COMMANDS) {
    const { status, stdout } = spawnSync(find, [command], { encoding: 'utf8' })
    if (status === 0) return stdout.split('\n')[0].trim()
  }
  return APPLICATIONS.find((path) => existsSync(path))
}

function playwrightBrowser() {
  const { chromium } = createRequire(`${root}/package.json`)('playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function run(command, args) {
  try {
    execFileSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
      shell: process.platform === 'win32',
    })
  } catch {
    // The next way is tried.
  }
}
