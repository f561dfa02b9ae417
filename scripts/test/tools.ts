// Programs that the tests need besides a Chromium and npm's packages. `npm test` installs them; the tests only find them.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findCommand } from '../shared/browser.ts'

type Tool = { stages: string[]; find: () => unknown; packages: string[] }

/** The tools, with the stages of `npm test` that need them, and Debian's packages. */
export const tools = {
  // Without one, screenshots show boxes, and lines break elsewhere.
  hindiFont: { stages: ['engines', 'e2e'], find: findHindiFont, packages: ['fonts-lohit-deva'] },
  Firefox: { stages: ['engines'], find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { stages: ['engines'], find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  Postgres: { stages: ['database'], find: findPostgres, packages: ['postgresql', 'postgresql-pgtap'] },
} satisfies Record<string, Tool>

/** The families of fonts with Hindi, if there are any; `true` where no program lists fonts. */
function findHindiFont() {
  if (findCommand('fc-list') === undefined) return true
  return spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' }).stdout.trim()
}

/** Path of Firefox, if it is installed. */
export function findFirefox() {
  return findCommand('firefox-esr', 'firefox')
}

/** Paths of WebKit's driver and browser, and of a virtual screen for them, if all are installed. */
export function findWebKit() {
  const [driver, xvfb, browser] = [findCommand('WebKitWebDriver'), findCommand('Xvfb'), findMiniBrowser()]
  return driver && xvfb && browser ? { driver, xvfb, browser } : undefined
}

/** The path of WebKit's MiniBrowser, whose folder depends on the architecture and the engine's version. */
function findMiniBrowser() {
  const lib = '/usr/lib'
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
  const folders = existsSync(lib) ? readdirSync(lib) : []
  return folders
    .flatMap((folder) => versions.map((version) => join(lib, folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path))
}

/** The folder with the commands of Postgres 15 or newer, if it and pgTAP are installed by Debian's packages. */
export function findPostgres() {
  const debianFolder = '/usr/lib/postgresql'
  if (!existsSync(debianFolder)) return undefined
  const versions = readdirSync(debianFolder).filter((version) => Number(version) >= 15)
  const complete = versions.filter(
    (version) =>
      existsSync(join(debianFolder, version, 'bin/initdb')) &&
      existsSync(`/usr/share/postgresql/${version}/extension/pgtap.control`),
  )
  const newest = complete.sort().at(-1)
  return newest && join(debianFolder, newest, 'bin')
}
