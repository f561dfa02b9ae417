import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'
import { fail } from './fail.ts'
import { run } from './run.ts'
import { setting } from './settings.ts'
import { printable } from './terminal.ts'

// The headless shell is the same engine without a window, and starts faster.
const SHELL = 'chromium-headless-shell'
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const DOWNLOAD_MS = 300_000
const APT_MS = 120_000
const aptOptions = [
  '-y',
  '-qq',
  '-o=Acquire::Retries=1',
  '-o=Acquire::http::Timeout=10',
  '-o=APT::Update::Error-Mode=any',
  '-o=DPkg::Lock::Timeout=30',
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

/** Path of a Chromium: CHROMIUM_PATH, an installed browser, Playwright's download, or a Debian package, in this order. */
export function ensureBrowser() {
  ensureHindiFont()
  const chosen = setting('CHROMIUM_PATH')
  if (chosen && !existsSync(chosen)) fail(`CHROMIUM_PATH is not a file: "${printable(chosen)}".`)
  const found = chosen ?? installedBrowser()
  if (found) return found
  console.log('Installing a browser; CHROMIUM_PATH names another one …')
  install(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], DOWNLOAD_MS)
  for (const name of [SHELL, 'chromium']) if (!installedBrowser()) installPackages([name])
  return (
    installedBrowser() ??
    fail('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to its file.')
  )
}

const installedBrowser = () =>
  findCommand(...COMMANDS) ?? [...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path))

/**
 * Installs or upgrades Debian packages if this is root.
 * @param options of `apt-get install`
 */
export function installPackages(names: string[], ...options: string[]) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Installing ${names.join(', ')} with apt-get …`)
  const apt = (...args: string[]) => install('apt-get', [...aptOptions, ...args], APT_MS)
  // With an outdated list apt asks for versions that the mirror no longer has.
  apt('update')
  // Two steps, so that the time limit interrupts only the download.
  if (apt('install', '--download-only', ...options, ...names))
    apt('install', '--no-download', ...options, ...names)
}

/** Path of the first of these commands that is installed, if any. */
export function findCommand(...commands: string[]) {
  const find = process.platform === 'win32' ? 'where' : 'which'
  const { stdout } = spawnSync(find, commands, { encoding: 'utf8' })
  // Without `which` there is no output.
  const [path] = stdout?.split('\n') ?? []
  return path?.trim() || undefined
}

/** Screenshots need a font for Hindi: without one they show boxes, and lines break elsewhere. */
function ensureHindiFont() {
  if (process.platform !== 'linux' || findCommand('fc-list') === undefined) return
  if (spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' }).stdout.trim()) return
  installPackages(['fonts-lohit-deva'], '--no-install-recommends')
}

/**
 * Runs an installer, which prints only errors. Returns whether it succeeded.
 * @param timeout in milliseconds
 */
const install = (command: string, args: string[], timeout: number) =>
  run(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
