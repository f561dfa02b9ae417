import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { buildWhenChanged } from '../build/when-changed.mjs'
import { browserArguments, ensureBrowser } from '../shared/browser.mjs'
import { builtPages } from '../shared/built-site.mjs'
import { fail } from '../shared/fail.mjs'
import { localDir, root } from '../shared/project.mjs'
import { audit } from './lighthouse.mjs'
import { measure } from './page.mjs'
import { startBenchServer } from './server.mjs'

/** What the table shows of each page. `limit` and `least` are the budget; a figure beyond it is marked. */
const columns = [
  { head: 'FP', of: ({ page }) => page.firstPaint },
  { head: 'x', of: ({ page, floor }) => page.firstPaint / floor.firstPaint, limit: 1.1 },
  { head: 'LCP', of: ({ page }) => page.largestPaint },
  { head: 'x', of: ({ page, floor }) => page.largestPaint / floor.largestPaint, limit: 1.1 },
  { head: 'hydrated', of: ({ page }) => page.hydrated, limit: 2500 },
  { head: 'files', of: ({ page }) => page.files, limit: 8 },
  { head: 'KiB', of: ({ page }) => page.kib },
  { head: 'task', of: ({ page }) => page.longestTask },
  { head: 'over', of: ({ page, floor }) => page.longestTask - floor.longestTask, limit: 120 },
  { head: 'tap', of: ({ page }) => page.tap, limit: 150 },
  { head: 'shift', of: ({ page }) => page.shift, limit: 0 },
  { head: 'font', of: ({ page }) => page.font },
]

const lighthouseColumns = [
  { head: 'lhFCP', of: ({ page }) => page.simulatedFirstPaint },
  { head: 'x', of: ({ page, floor }) => page.simulatedFirstPaint / floor.simulatedFirstPaint, limit: 1.25 },
  { head: 'lhLCP', of: ({ page }) => page.simulatedLargestPaint },
  {
    head: 'x',
    of: ({ page, floor }) => page.simulatedLargestPaint / floor.simulatedLargestPaint,
    limit: 1.15,
  },
  { head: 'TBT', of: ({ page }) => page.blocked, limit: 100 },
  { head: 'perf', of: ({ page }) => page.performance, least: 99 },
  { head: 'access', of: ({ page }) => page.access, least: 100 },
  { head: 'practices', of: ({ page }) => page.practices, least: 100 },
  { head: 'search', of: ({ page }) => page.search, least: 100 },
]

/**
 * While an inspector is attached, each `Error` that a script makes knows its line, for which V8 compiles the file again:
 * 90 ms that no visitor waits for. With this it knows the lines from the first time on.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

/** Measures the pages, prints a table, writes the figures and compares them with those of another run. */
export async function bench({ routes, runs, out = join(localDir, 'bench.json'), against, lighthouse }) {
  const earlier = against ? readFigures(against) : undefined
  await buildWhenChanged()
  const known = builtPages().map(({ url }) => url)
  const unknown = routes?.find((route) => !known.includes(route))
  if (unknown) fail(`There is no page ${unknown}.`)
  const server = await startBenchServer()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, server.browserArgument, noSecondCompile],
  })
  const look = async (url, options) => ({
    ...(await measure(browser, url, options)),
    ...(lighthouse && (await audit(url, server.browserArgument))),
  })
  const results = {}
  const shownColumns = lighthouse ? [...columns, ...lighthouseColumns] : columns
  const width = earlier ? 16 : 9
  console.log(`${''.padEnd(42)}${shownColumns.map(({ head }) => head.padStart(width)).join('')}`)
  try {
    for (const route of routes ?? known) {
      const measured = { page: [], floor: [] }
      for (let run = 0; run < runs; run++) {
        // Beside each other, so that whatever else the machine does meets both.
        measured.floor.push(await look(`${server.origin}${route}?floor`, { floor: true }))
        measured.page.push(await look(server.origin + route, { floor: false }))
      }
      results[route] = { page: medians(measured.page), floor: medians(measured.floor) }
      const cells = cellsOf(shownColumns, results[route], earlier?.results[route])
      console.log(route.padEnd(42) + cells.map((cell) => cell.padStart(width)).join(''))
    }
  } finally {
    await browser.close()
    server.close()
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  writeFileSync(out, `${JSON.stringify({ commit, machine, runs, results }, null, 2)}\n`)
  console.log(`
Milliseconds, medians of ${runs}; x: against the same page without script. HTTP/2, 562 ms a round trip, 1.6 Mbit/s, CPU 4x slower.
${machine}, commit ${commit}${earlier ? `; in brackets the change since ${earlier.commit}` : ''}. * over the budget. Figures: ${out}`)
}

function readFigures(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    fail(`The figures to compare with cannot be read: ${error.message}`)
  }
}

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

function cellsOf(columns, figures, earlier) {
  return columns.map(({ of, limit, least }) => {
    const value = of(figures)
    if (value === undefined || Number.isNaN(value)) return '-'
    const change = earlier ? ` (${signed(of(earlier) === undefined ? 0 : value - of(earlier))})` : ''
    return `${shown(value)}${value > limit || value < least ? '*' : ''}${change}`
  })
}

const shown = (value) =>
  Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(2) : String(Math.round(value))
const signed = (value) => (value < 0 ? shown(value) : `+${shown(value)}`)
