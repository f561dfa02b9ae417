import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright/test'
import { buildWhenChanged } from '../build/when-changed.ts'
import { browserArguments, requireBrowser } from '../shared/browser.ts'
import { fail } from '../shared/fail.ts'
import { localDir, root } from '../shared/project.ts'
import { builtPages, embeddedSite } from '../site/built-site.ts'
import { type Figures, mapValues, medians, namesOverBudget, ratiosOf } from './figures.ts'
import { serveSites } from './serve-sites.ts'
import { type Press, visit } from './visit.ts'

const legend = `FCP: first contentful paint, ms. usable: every control in <main> responds, ms. KiB: loaded until usable, brotli.
opened: the dialog on / or the answer on /faq is open after a press at the first paint, ms.
openedLate: the dialog on / is open after a press at the mark "hydrated", ms.
HTTP/2, 562 ms per round trip, 1.6 Mbit/s, CPU 4 times slower.`

const call = { button: 'button[aria-haspopup=dialog]', opens: '[role=dialog] input:enabled' }
const answer = { button: 'main h3 > button', opens: 'main h3 > button[aria-expanded=true]' }
/** Each press is measured in a visit of its own. */
const presses: Record<string, Press[]> = {
  '/': [
    { figure: 'opened', at: 'first-contentful-paint', ...call },
    { figure: 'openedLate', at: 'hydrated', ...call },
  ],
  '/faq': [{ figure: 'opened', at: 'first-contentful-paint', ...answer }],
}

/**
 * With an inspector attached, V8 compiles a file again when it creates an `Error`, to find the line. Visitors never wait
 * for these 90 ms; this option records the lines at the first compilation.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

type Options = {
  /** All pages if undefined. */
  routes: string[] | undefined
  runs: number
  /** The folder of another built site. */
  beside?: string | undefined
  out?: string | undefined
}

/** Measures pages, prints a table for each, and writes all figures to a file. */
export async function bench({ routes, runs, beside, out = join(localDir, 'bench.json') }: Options) {
  if (beside && !existsSync(join(beside, 'index.html'))) fail(`There is no built site in ${beside}.`)
  await buildWhenChanged()
  const allRoutes = builtPages().map(({ url }) => url)
  const unknown = routes?.find((route) => !allRoutes.includes(pathOf(route)))
  if (unknown) fail(`There is no page ${unknown}. The pages are ${allRoutes.join(', ')}.`)
  // Check these before the long measurement.
  if (!existsSync(dirname(resolve(out)))) fail(`There is no folder for ${out}.`)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const folders: Record<string, string> = { current: embeddedSite }
  if (beside) folders.beside = resolve(beside)
  const server = await serveSites(folders)
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...browserArguments, server.browserArgument, noSecondCompile],
  })
  const results: Record<string, Record<string, Figures>> = {}
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
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  writeFileSync(out, `${JSON.stringify({ commit, machine, runs, results }, null, 2)}\n`)
  console.log(`\n${legend}\nMedians of ${runs}. ${machine}, commit ${commit}. Figures: ${out}`)
}

/**
 * The medians of each site's figures for a page.
 * @param urls of the page, by site
 */
async function measureSites(browser: Browser, urls: Record<string, string>, runs: number) {
  const measured: Record<string, Figures[]> = mapValues(urls, () => [])
  for (let run = 0; run < runs; run++) {
    // Alternate between the sites, so that other load on the machine affects both.
    for (const [site, url] of Object.entries(urls)) measured[site]?.push(await measure(browser, url))
  }
  return mapValues(measured, medians)
}

/** The figures of a visit without a press, and of one visit for each press. */
async function measure(browser: Browser, url: string) {
  const figures = await visit(browser, url)
  for (const press of presses[new URL(url).pathname] ?? [])
    Object.assign(figures, await visit(browser, url, press))
  return figures
}

/** Prints a table of a page's figures, and the names of those that exceed their limits. */
function printFigures(route: string, { current = {}, beside }: Record<string, Figures>) {
  const ratio = beside && ratiosOf(current, beside)
  const rows = ratio ? { current, beside, ratio } : { current }
  console.log(`\n${route}`)
  console.table(mapValues(rows, (figures) => mapValues(figures, rounded)))
  const overBudget = namesOverBudget(current, ratio)
  if (overBudget.length > 0) console.log(`Over the budget: ${overBudget.join(', ')}`)
}

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0))
const pathOf = (route: string) => route.replace(/\?.*/, '')
