import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromium } from 'playwright/test'
import { statesOf } from '../../e2e/support/page-states.mjs'
import { buildWhenChanged } from '../build/when-changed.mjs'
import { browserArguments, ensureBrowser, ensureHindiFont } from '../shared/browser.mjs'
import { builtPages } from '../shared/built-site.mjs'
import { fail } from '../shared/fail.mjs'
import { freeAddress } from '../shared/listen.mjs'
import { root } from '../shared/project.mjs'
import { everywhere, makeContactSheet, pictures, sheetOf } from './contact-sheet.mjs'

/** Pictures the given paths, or every page of the built site, in every state. Returns whether all of them are clean. */
export async function takeScreenshots(routes) {
  ensureHindiFont()
  const { port } = await freeAddress(4188, 'npm run screenshots')
  const browser = await chromium
    .launch({ executablePath: ensureBrowser(), args: browserArguments })
    .catch(() => fail('The browser does not start. Install Chromium or Chrome, or set CHROMIUM_PATH to one.'))
  await buildWhenChanged()
  const paths = routes.length > 0 ? routes : builtPages().map(({ url }) => url)
  for (const path of paths) rmSync(join(pictures, sheetOf(path)), { recursive: true, force: true })
  const playwright = join(root, 'node_modules/playwright/cli.js')
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config=e2e/pictures'], {
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: String(port), ROUTES: paths.join() },
  })
  for (const path of paths)
    await makeContactSheet(browser, path, [
      ...Object.values(everywhere),
      ...statesOf(path).map(([state]) => state),
    ])
  await browser.close()
  console.log(`The contact sheets are in ${relative(root, pictures)}.`)
  return status === 0
}
