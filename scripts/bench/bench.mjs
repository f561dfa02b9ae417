import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright/test'
import { buildWhenChanged } from '../build/when-changed.mjs'
import { browserArguments, ensureBrowser } from '../shared/browser.mjs'
import { builtPages, embeddedSite } from '../shared/built-site.mjs'
import { fail } from '../shared/fail.mjs'
import { localDir, root } from '../shared/project.mjs'
import { serveSites, visit } from './visit.mjs'

/** The most that a figure may be; a ratio is to the other site's. */
const budgets = { shift: 0.01, ratio: { usable: 1.08, opened: 1.08 } }

const legend = `Milliseconds: first paint; every control in main answers; on / and /faq, the free call's dialog or the first answer is open
after a press at the first paint. KiB until usable, brotli. HTTP/2, 562 ms a round trip, 1.6 Mbit/s, CPU 4x slower.`

/** The button to press at the first paint, and what it opens. */
const presses = {
  '/': { button: '[data-call]', opens: '[role=dialog] input:enabled' },
  '/faq': { button: 'main h3 > button', opens: 'main h3 > button[aria-expanded=true]' },
}

/**
 * While an inspector is attached, each `Error` that a script makes knows its line, for which V8 compiles the file again:
 * 90 ms that no visitor waits for. With this it knows the lines from the first time on.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

/** Measures the pages, prints a table of each and writes the figures. */
export async function bench({ routes, runs, beside, out = join(localDir, 'bench.json') }) {
  if (beside && !existsSync(join(beside, 'index.html'))) fail(`There is no built site in ${beside}.`)
  await buildWhenChanged()
  const known = builtPages().map(({ url }) => url)
  const unknown = routes?.find((route) => !known.includes(route.split('?')[0]))
  if (unknown) fail(`There is no page ${unknown}.`)
  const folders = { page: embeddedSite, ...(beside && { beside: resolve(beside) }) }
  const server = await serveSites(folders)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, server.browserArgument, noSecondCompile],
  })
  const results = {}
  try {
    for (const route of routes ?? known) {
      const measured = Object.fromEntries(Object.keys(folders).map((site) => [site, []]))
      for (let run = 0; run < runs; run++) {
        // Measure the sites in turn, so that other load on the machine meets all of them.
        for (const site of Object.keys(folders))
          measured[site].push(await measure(browser, server.originOf(site) + route))
      }
      results[route] = Object.fromEntries(Object.entries(measured).map(([site, all]) => [site, medians(all)]))
      print(route, results[route])
    }
  } finally {
    await browser.close()
    server.close()
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  writeFileSync(out, `${JSON.stringify({ commit, machine, runs, results }, null, 2)}\n`)
  console.log(`\n${legend}\nMedians of ${runs}. ${machine}, commit ${commit}. Figures: ${out}`)
}

/** The figures of a page that is left alone, and when a press opened something, in a visit of its own. */
async function measure(browser, url) {
  const figures = await visit(browser, url)
  const press = presses[new URL(url).pathname]
  return press ? { ...figures, ...(await visit(browser, url, press)) } : figures
}

function medians(runs) {
  const middle = (name) => runs.map((run) => run[name]).sort((one, other) => one - other)[runs.length >> 1]
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(name)]))
}

function print(route, { page, beside }) {
  const mapped = (row, change) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, name)]))
  const ratio = beside && mapped(page, (value, name) => (value === beside[name] ? 1 : value / beside[name]))
  const rows = { page, ...(beside && { beside, ratio }) }
  console.log(`\n${route}`)
  console.table(mapped(rows, (row) => mapped(row, (value) => Number(value.toFixed(value < 10 ? 2 : 0)))))
  const over = Object.keys(page).filter(
    (name) => page[name] > budgets[name] || ratio?.[name] > budgets.ratio[name],
  )
  if (over.length > 0) console.log(`Over the budget: ${over.join(', ')}`)
}
