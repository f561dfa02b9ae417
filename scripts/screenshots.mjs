// `npm run screenshots`: every route in every state at three sizes into .local/screenshots; fails on what a thumb or an eye would trip over.
import { beginCommand } from './shared/command-line.mjs'
import { fail } from './shared/fail.mjs'

const help = `
npm run screenshots -- [--routes=/path,…]

Pictures every page, or those of the routes named, at three sizes into .local/screenshots: as it comes, on paper, in forced colours,
and in each state of e2e/support/page-states.mjs. One contact sheet a page, as .png and as .html, whose pictures lead to
the full ones. Its server is its own, with an empty database. Ends with 1 when a state cannot be reached, or a page
scrolls sideways, covers something, or has targets that are too small for a thumb; it looks for these at 320 px too.

  PORT            where its server listens (default 4188)
  CHROMIUM_PATH   the browser to use
`

const paths = beginCommand(help, { texts: ['routes'] }).values.routes?.split(',') ?? []
if (paths.some((path) => !path.startsWith('/')))
  fail('A route begins with a slash: npm run screenshots -- --routes=/about')
const { takeScreenshots } = await import('./screenshots/take-screenshots.mjs')
process.exitCode = (await takeScreenshots(paths)) ? 0 : 1
