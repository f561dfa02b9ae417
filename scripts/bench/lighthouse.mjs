import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserArguments, ensureBrowser } from '../shared/browser.mjs'
import { root } from '../shared/project.mjs'

// The last that runs on Node 20. Not among the packages: it brings a hundred others, for one command.
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** What Lighthouse says of a page on its simulated slow phone: milliseconds, and scores from 0 to 100. */
export async function audit(url, browserArgument) {
  const flags = [...browserArguments, '--headless', browserArgument]
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    },
  )
  const { audits, categories } = JSON.parse(stdout)
  const scores = Object.entries(categories).map(([name, { score }]) => [name, 100 * score])
  return {
    FP: audits['first-contentful-paint'].numericValue,
    LCP: audits['largest-contentful-paint'].numericValue,
    TBT: audits['total-blocking-time'].numericValue,
    ...Object.fromEntries(scores),
  }
}
