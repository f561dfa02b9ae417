// `npm run screenshots`: every route in every state at four sizes into .local/screenshots; fails on what a thumb or an eye would trip over.
import { join } from 'node:path'
import { beginCommand } from './shared/command-line.mjs'
import { fail } from './shared/fail.mjs'
import { root } from './shared/project.mjs'
import { run } from './shared/run.mjs'

const help = `
npm run screenshots -- [--routes=/path,…]

Pictures every page, or those of the routes named, at 320, 360, 820 and 1280 px into .local/screenshots, one folder a page:
as it comes, on paper, in forced colours, and in each state of e2e/support/page-states.mjs. Its server is its own, with an
empty database. Ends with 1 when a state cannot be reached, or a page scrolls sideways, covers something, breaks words or
has targets that are too small for a thumb.

  PORT            where its server listens (default 4188)
  CHROMIUM_PATH   the browser to use
`

const routes = beginCommand(help, { texts: ['routes'] }).values.routes?.split(',')
if (routes?.some((path) => !path.startsWith('/')))
  fail('A route begins with a slash: npm run screenshots -- --routes=/about')
const { ensureHindiFont } = await import('./shared/browser.mjs')
const { freeAddress } = await import('./shared/listen.mjs')
const { buildWhenChanged } = await import('./build/when-changed.mjs')
const { builtPages } = await import('./shared/built-site.mjs')
ensureHindiFont()
const { port } = await freeAddress(4188, 'npm run screenshots')
await buildWhenChanged()
const ROUTES = (routes ?? builtPages().map(({ url }) => url)).join()
const playwright = join(root, 'node_modules/playwright/cli.js')
const isGreen = run(process.execPath, [playwright, 'test', '--config=e2e/pictures'], {
  env: { ...process.env, E2E_PORT: String(port), ROUTES },
})
// The site's builder leaves handles open.
process.exit(isGreen ? 0 : 1)
