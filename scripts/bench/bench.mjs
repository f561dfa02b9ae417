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

/** @typedef {import('./visit.mjs').Figures} Figures */
/** @typedef {import('playwright/test').Browser} Browser */

/**
 * Upper limits of figures.
 * @type {Figures}
 */
const budgets = { shift: 0.01 }
/**
 * Upper limits of figures divided by the other site's.
 * @type {Figures}
 */
const ratioBudgets = { usable: 1.08, opened: 1.08 }

const legend = `FCP: first contentful paint, ms. usable: every control in <main> responds, ms. KiB: loaded until usable, brotli.
opened: the dialog on / or the answer on /faq opens after a press at the first paint, ms.
HTTP/2, 562 ms per round trip, 1.6 Mbit/s, CPU 4 times slower.`

/**
 * The button that is pressed at the first paint, and the element that shows its effect.
 * @type {Record<string, import('./visit.mjs').Press>}
 */
const presses = {
  '/': { button: '[data-call]', opens: '[role=dialog] input:enabled' },
  '/faq': { button: 'main h3 > button', opens: 'main h3 > button[aria-expanded=true]' },
}

/**
 * With an inspector attached, V8 compiles a file again when it creates an `Error`, to find the line. Visitors never wait
 * for these 90 ms; this option records the lines at the first compilation.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

/**
 * Measures pages, prints a table for each, and writes all figures to a file.
 * @param {object} options
 * @param {string[] | undefined} options.routes all if undefined
 * @param {number} options.runs
 * @param {string} [options.beside] folder of another built site
 * @param {string} [options.out]
 */
export async function bench({ routes, runs, beside, out = join(localDir, 'bench.json') }) {
  if (beside && !existsSync(join(beside, 'index.html'))) fail(`There is no built site in ${beside}.`)
  await buildWhenChanged()
  const allRoutes = builtPages().map(({ url }) => url)
  const unknown = routes?.find((route) => !allRoutes.includes(pathOf(route)))
  if (unknown) fail(`There is no page ${unknown}. The pages are ${allRoutes.join(', ')}.`)
  /** @type {Record<string, string>} */
  const folders = { page: embeddedSite }
  if (beside) folders.beside = resolve(beside)
  const server = await serveSites(folders)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, server.browserArgument, noSecondCompile],
  })
  /** @type {Record<string, Record<string, Figures>>} */
  const results = {}
  try {
    for (const route of routes ?? allRoutes) {
      const urls = mapValues(folders, (_, site) => server.originOf(site) + route)
      results[route] = await measureSites(browser, urls, runs)
      printFigures(route, results[route])
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

/**
 * The medians of each site's figures for a page.
 * @param {Browser} browser
 * @param {Record<string, string>} urls of the page, by site
 * @param {number} runs
 */
async function measureSites(browser, urls, runs) {
  /** @type {Record<string, Figures[]>} */
  const measured = mapValues(urls, () => [])
  for (let run = 0; run < runs; run++) {
    // Alternate between the sites, so that other load on the machine affects both.
    for (const [site, url] of Object.entries(urls)) measured[site]?.push(await measure(browser, url))
  }
  return mapValues(measured, medians)
}

/**
 * The figures of a visit without a press and, on pages in `presses`, of a second visit with one.
 * @param {Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const figures = await visit(browser, url)
  const press = presses[new URL(url).pathname]
  return press ? { ...figures, ...(await visit(browser, url, press)) } : figures
}

/** @param {Figures[]} visits */
function medians(visits) {
  /** @param {string} name */
  const valuesOf = (name) => visits.map((figures) => figures[name] ?? 0).sort((one, other) => one - other)
  const middle = Math.floor(visits.length / 2)
  return mapValues(visits[0] ?? {}, (_, name) => valuesOf(name)[middle] ?? 0)
}

/**
 * Prints a table of a page's figures, and the names of those that exceed their limits.
 * @param {string} route
 * @param {Record<string, Figures>} sites
 */
function printFigures(route, { page = {}, beside }) {
  /** @type {Figures} */
  const ratio = beside ? mapValues(page, (value, name) => ratioOf(value, beside[name])) : {}
  const rows = beside ? { page, beside, ratio } : { page }
  console.log(`\n${route}`)
  console.table(mapValues(rows, (figures) => mapValues(figures, rounded)))
  const overBudget = Object.keys(page).filter(
    (name) => exceeds(page[name], budgets[name]) || exceeds(ratio[name], ratioBudgets[name]),
  )
  if (overBudget.length > 0) console.log(`Over the budget: ${overBudget.join(', ')}`)
}

/**
 * @param {number} value
 * @param {number | undefined} other
 */
const ratioOf = (value, other = 0) => (value === other ? 1 : value / other)
/** @param {number} value */
const rounded = (value) => Number(value.toFixed(value < 10 ? 2 : 0))
/**
 * @param {number | undefined} value
 * @param {number | undefined} limit
 */
const exceeds = (value = 0, limit = Number.POSITIVE_INFINITY) => value > limit
/** @param {string} route */
const pathOf = (route) => route.replace(/\?.*/, '')

/**
 * The object with each value changed.
 * @template Value, Changed
 * @param {Record<string, Value>} object
 * @param {(value: Value, name: string) => Changed} change
 * @returns {Record<string, Changed>}
 */
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))
