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
import { audit } from './lighthouse.mjs'
import { serveSites, visit } from './visit.mjs'

/** The columns of the table. `most` and `least` are the budget; a figure beyond it is marked. */
const columns = [
  { name: 'firstPaint', head: 'FP', most: ({ floor }) => 1.1 * floor?.firstPaint },
  { name: 'largestPaint', head: 'LCP', most: ({ floor }) => 1.1 * floor?.largestPaint },
  { name: 'hydrated', head: 'hydrated', most: ({ page }) => page.usable },
  { name: 'usable', head: 'usable', most: ({ beside }) => 1.28 * beside?.hydrated },
  { name: 'pressedAtPaint', head: 'at FP', most: () => 3500 },
  { name: 'pressedWhenHydrated', head: 'at hydr.', most: () => 700 },
  { name: 'pressedAtRest', head: 'at rest', most: () => 450 },
  { name: 'files', head: 'files' },
  { name: 'scriptKib', head: 'js KiB' },
  { name: 'kib', head: 'KiB' },
  { name: 'shift', head: 'shift', most: () => 0 },
]

const lighthouseColumns = [
  { name: 'firstPaint', head: 'FCP', most: ({ beside }) => 1.05 * beside?.firstPaint },
  { name: 'largestPaint', head: 'LCP', most: ({ beside }) => 1.05 * beside?.largestPaint },
  { name: 'blocked', head: 'TBT', most: ({ beside }) => beside?.blocked },
  { name: 'performance', head: 'perf', least: () => 99 },
  { name: 'access', head: 'access', least: () => 100 },
  { name: 'practices', head: 'practices', least: () => 100 },
  { name: 'search', head: 'search', least: () => 100 },
]

const legend = `at FP, on / and /faq: when the free call's dialog (on /faq the first answer) is open after a press at the first paint;
at hydr., at rest: how long such a press waits. files, js KiB and KiB until the page is usable, brotli. HTTP/2, 562 ms a round trip, 1.6 Mbit/s, CPU 4x slower.`

const SECOND_PAGE = '/ → /contact'

/** The button to press, and the element that is there once the press is answered. */
const call = { button: '[data-call]', opened: '[role=dialog] input:enabled' }
const answer = {
  button: '.answers :is(summary, h3 > button)',
  opened: '.answers > :is([open], [data-state=open]) .answer',
}
const presses = { '/': call, '/faq': answer }
const contact = { button: 'nav a[href="/contact"]', opened: 'main form [type=submit]:enabled' }

const LABEL = 26
const CELL = 10

/**
 * While an inspector is attached, each `Error` that a script makes knows its line, for which V8 compiles the file again:
 * 90 ms that no visitor waits for. With this it knows the lines from the first time on.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

/** Measures the pages, prints a table and writes the figures. */
export async function bench({ routes, runs, beside, out = join(localDir, 'bench.json'), lighthouse }) {
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
  const measure = (site, route) => {
    if (site === 'floor') return visit(browser, server.originOf('page') + route, { script: false })
    const origin = server.originOf(site)
    if (lighthouse) return audit(origin + route, server.browserArgument)
    return route === SECOND_PAGE ? measureSecondPage(browser, origin) : measurePage(browser, origin + route)
  }
  const shownColumns = lighthouse ? lighthouseColumns : columns
  const rows = [...(routes ?? known)]
  if (rows.includes('/') && !lighthouse) rows.push(SECOND_PAGE)
  const results = {}
  console.log(' '.repeat(LABEL) + shownColumns.map(({ head }) => head.padStart(CELL)).join(''))
  try {
    for (const route of rows) {
      const hasFloor = !lighthouse && route !== SECOND_PAGE
      const sites = [...(hasFloor ? ['floor'] : []), ...Object.keys(folders)]
      const measured = Object.fromEntries(sites.map((site) => [site, []]))
      for (let run = 0; run < runs; run++) {
        // In turn, so that whatever else the machine does meets all of them.
        for (const site of sites) measured[site].push(await measure(site, route))
      }
      results[route] = Object.fromEntries(sites.map((site) => [site, medians(measured[site])]))
      printRows(route, results[route], shownColumns)
    }
  } finally {
    await browser.close()
    server.close()
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  writeFileSync(out, `${JSON.stringify({ commit, machine, runs, results }, null, 2)}\n`)
  console.log(`
Milliseconds, medians of ${runs}; * over the budget. ${lighthouse ? '' : legend}
${machine}, commit ${commit}. Figures: ${out}`)
}

/** The figures of a page that is left alone; on some pages the answers to a press at three moments, each in a visit of its own. */
async function measurePage(browser, url) {
  const press = presses[new URL(url).pathname]
  const { openedAt, waited, ...figures } = await visit(browser, url, { press })
  if (!press) return figures
  const atPaint = await visit(browser, url, { press, moment: 'painted' })
  const whenHydrated = await visit(browser, url, { press, moment: 'hydrated' })
  return {
    ...figures,
    pressedAtPaint: atPaint.openedAt,
    pressedWhenHydrated: whenHydrated.waited,
    pressedAtRest: waited,
  }
}

/** From a press on Contact in the menu of the first page, at rest, to the form that can be sent. */
const measureSecondPage = async (browser, url) => ({
  usable: (await visit(browser, url, { press: contact, inMenu: true })).waited,
})

/** Of each figure the middle one. A figure that some run did not have counts as missing. */
function medians(runs) {
  const names = Object.keys(runs[0])
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name]).sort((one, other) => one - other)
      return [name, values[Math.floor(values.length / 2)]]
    }),
  )
}

function printRows(route, figures, columns) {
  const { page, floor, beside } = figures
  const print = (label, cellOf) =>
    console.log(label.padEnd(LABEL) + columns.map((column) => cellOf(column).padStart(CELL)).join(''))
  print(route, ({ name, most, least }) => {
    const isOver = page[name] > most?.(figures) || page[name] < least?.(figures)
    return shown(page[name]) + (isOver ? '*' : ' ')
  })
  if (floor) print('  without script', ({ name }) => `${shown(floor[name])} `)
  if (!beside) return
  print('  beside', ({ name }) => `${shown(beside[name])} `)
  print('  ratio', ({ name }) => `${shown(page[name] / beside[name])} `)
}

function shown(value) {
  if (value === undefined || Number.isNaN(value)) return '-'
  return value < 10 && !Number.isInteger(value) ? value.toFixed(2) : String(Math.round(value))
}
