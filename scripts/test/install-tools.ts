import { findBrowser } from '../shared/browser.ts'
import { requireValid, setting } from '../shared/settings.ts'
import { run } from './run.ts'
import { tools } from './tools.ts'

const DOWNLOAD_MS = 300_000
const APT_DOWNLOAD_MS = 120_000
const aptOptions = [
  '-y',
  '-qq',
  '-o=Acquire::Retries=1',
  '-o=Acquire::http::Timeout=10',
  '-o=APT::Update::Error-Mode=any',
  '-o=DPkg::Lock::Timeout=30',
]

/**
 * Installs the missing tools of these stages: a Chromium on any system, the others as root on Debian. INSTALL_TOOLS=no turns it
 * off; INSTALL_TOOLS=sudo lets other users install them, too.
 */
export function installTools(stages: string[]) {
  requireValid(['INSTALL_TOOLS'])
  if (setting('INSTALL_TOOLS') === 'no') return
  // The engines' configuration extends that of e2e, which names the path of a Chromium.
  if (stages.includes('e2e') || stages.includes('engines')) installBrowser()
  const needed = Object.values(tools).filter((tool) => tool.stages.some((stage) => stages.includes(stage)))
  for (const { find, packages } of needed) if (!find()) installPackages(packages, '--no-install-recommends')
}

const howToTurnOff = 'INSTALL_TOOLS=no turns this off'

/** Installs Playwright's Chromium, or else Debian's. */
function installBrowser() {
  if (findBrowser()) return
  console.log(`Installing a browser; CHROMIUM_PATH names another one, ${howToTurnOff} …`)
  install(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], DOWNLOAD_MS)
  if (!findBrowser()) installPackages(['chromium-headless-shell'])
  // A fallback: not every release of Debian has the headless shell.
  if (!findBrowser()) installPackages(['chromium'])
}

/**
 * Installs Debian packages if this is root, or by sudo if INSTALL_TOOLS says so.
 * @param options of `apt-get install`
 */
function installPackages(names: string[], ...options: string[]) {
  const isRoot = process.getuid?.() === 0
  if (process.platform !== 'linux' || !(isRoot || setting('INSTALL_TOOLS') === 'sudo')) return
  console.log(`Installing ${names.join(', ')} with apt-get; ${howToTurnOff} …`)
  const [command, ...sudoArguments] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const apt = (args: string[], timeout?: number) =>
    install(command, [...sudoArguments, ...aptOptions, ...args], timeout)
  // With an outdated list apt asks for versions that the mirror no longer has.
  apt(['update'], APT_DOWNLOAD_MS)
  // Two steps, so that the time limit interrupts only the download.
  if (apt(['install', '--download-only', ...options, ...names], APT_DOWNLOAD_MS))
    apt(['install', '--no-download', ...options, ...names])
}

/**
 * Runs an installer, which prints only errors. Returns whether it succeeded.
 * @param timeout in milliseconds
 */
const install = (command: string, args: string[], timeout?: number) =>
  run(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
