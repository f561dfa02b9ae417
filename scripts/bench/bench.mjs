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
import { serveSites } from './serve-sites.mjs'
import { visit } from './visit.mjs'

/** Upper limits of figures, and of their ratio to the other site's. */
const budgets = { shift: 0.01, ratio: { usable: 1.08, opened: 1.08 } }

const legend = `FCP: first contentful paint, ms. usable: every control in <main> responds, ms. KiB: loaded until usable, brotli.
opened: the dialog on / or the answer on /faq opens after a press at the first paint, ms.
HTTP/2, 562 ms per round trip, 1.6 Mbit/s, CPU 4 times slower.`

/** The button that is pressed at the first paint, and the element that shows its effect. */
const presses = {
  '/': { button: '[data-call]', opens: '[role=dialog] input:enabled' },
  '/faq': { button: 'main h3 > button', opens: 'main h3 > button[aria-expanded=true]' },
}

/**
 * With an inspector attached, V8 compiles a file again when it creates an `Error`, to find the line. Visitors never wait
 * for these 90 ms; this option records the lines at the first compilation.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

/** Measures pages, prints a table for each, and writes all figures to a file. */
export async function bench({ routes, runs, beside, out = join(localDir, 'bench.json') }) {
  if (beside && !existsSync(join(beside, 'index.html'))) fail(`There is no built site in ${beside}.`)
  await buildWhenChanged()
  const allRoutes = builtPages().map(({ url }) => url)
  const unknown = routes?.find((route) => !allRoutes.includes(route.split('?')[0]))
  if (unknown) fail(`There is no page ${unknown}.`)
  const folders = { page: embeddedSite, ...(beside && { beside: resolve(beside) }) }
  const server = await serveSites(folders)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, server.browserArgument, noSecondCompile],
  })
  const results = {}
  try {
    for (const route of routes ?? allRoutes) {
      const measured = Object.fromEntries(Object.keys(folders).map((site) => [site, []]))
      for (let run = 0; run < runs; run++) {
        // Alternate between the sites, so that other load on the machine affects both.
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

/** The figures of a visit without a press and, on pages in `presses`, of a second visit with one. */
async function measure(browser, url) {
  const figures = await visit(browser, url)
  const press = presses[new URL(url).pathname]
  return press ? { ...figures, ...(await visit(browser, url, press)) } : figures
}

function medians(runs) {
  const median = (name) => runs.map((run) => run[name]).sort((one, other) => one - other)[runs.length >> 1]
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(name)]))
}

function print(route, { page, beside }) {
  const mapValues = (row, change) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, name)]))
  const ratio =
    beside && mapValues(page, (value, name) => (value === beside[name] ? 1 : value / beside[name]))
  const rows = { page, ...(beside && { beside, ratio }) }
  console.log(`\n${route}`)
  console.table(
    mapValues(rows, (row) => mapValues(row, (value) => Number(value.toFixed(value < 10 ? 2 : 0)))),
  )
  const overBudget = Object.keys(page).filter(
    (name) => page[name] > budgets[name] || ratio?.[name] > budgets.ratio[name],
  )
  if (overBudget.length > 0) console.log(`Over the budget: ${overBudget.join(', ')}`)
}
