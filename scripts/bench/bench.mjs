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

const times = ['FP', 'LCP', 'hydrated', 'usable', 'atFP', 'atHydrated', 'atRest', 'contact']
const columns = [...times, 'files', 'jsKiB', 'KiB', 'shift']

/** The most that a figure of a page may be. */
const budgets = ({ page, floor, beside }) => ({
  FP: 1.1 * floor.FP,
  LCP: 1.1 * floor.LCP,
  hydrated: page.usable,
  usable: 1.28 * beside?.hydrated,
  atFP: 3500,
  atHydrated: 700,
  atRest: 450,
  shift: 0,
})

const legend = `Milliseconds. atFP, on / and /faq: when the free call's dialog (on /faq the first answer) is open after a press at the first
paint; atHydrated, atRest: how long such a press waits; contact: from a press in the menu of / to the form of /contact.
files, jsKiB and KiB until the page is usable, brotli. HTTP/2, 562 ms a round trip, 1.6 Mbit/s, CPU 4x slower.
`

/** The buttons to press one after another, and the element that answers the last press. */
const call = { buttons: ['[data-call]'], opened: '[role=dialog] input:enabled' }
const answer = {
  buttons: ['.answers :is(summary, h3 > button)'],
  opened: '.answers > :is([open], [data-state=open]) .answer',
}
const contact = {
  buttons: ['[aria-label="Open menu"]', 'nav a[href="/contact"]'],
  opened: 'main form [type=submit]:enabled',
}
const atMoments = (press) => ({
  atFP: { ...press, moment: 'FP' },
  atHydrated: { ...press, moment: 'hydrated' },
  atRest: press,
})
const presses = { '/': { ...atMoments(call), contact }, '/faq': atMoments(answer) }

/**
 * While an inspector is attached, each `Error` that a script makes knows its line, for which V8 compiles the file again:
 * 90 ms that no visitor waits for. With this it knows the lines from the first time on.
 */
const noSecondCompile = '--js-flags=--no-enable-lazy-source-positions'

/** Measures the pages, prints a table of each and writes the figures. */
export async function bench({ routes, runs, beside, out = join(localDir, 'bench.json'), lighthouse }) {
  if (beside && !existsSync(join(beside, 'index.html'))) fail(`There is no built site in ${beside}.`)
  await buildWhenChanged()
  const known = builtPages().map(({ url }) => url)
  const unknown = routes?.find((route) => !known.includes(route.split('?')[0]))
  if (unknown) fail(`There is no page ${unknown}.`)
  const server = await serveSites({ page: embeddedSite, ...(beside && { beside: resolve(beside) }) })
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, server.browserArgument, noSecondCompile],
  })
  const measure = (site, route) => {
    if (site === 'floor') return visit(browser, server.originOf('page') + route, { script: false })
    if (lighthouse) return audit(server.originOf(site) + route, server.browserArgument)
    return measurePage(browser, server.originOf(site) + route)
  }
  const sites = ['page', !lighthouse && 'floor', beside && 'beside'].filter(Boolean)
  const results = {}
  try {
    for (const route of routes ?? known) {
      const measured = Object.fromEntries(sites.map((site) => [site, []]))
      for (let run = 0; run < runs; run++) {
        // In turn, so that whatever else the machine does meets all of them.
        for (const site of sites) measured[site].push(await measure(site, route))
      }
      results[route] = Object.fromEntries(sites.map((site) => [site, medians(measured[site])]))
      print(route, results[route], lighthouse)
    }
  } finally {
    await browser.close()
    server.close()
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  writeFileSync(out, `${JSON.stringify({ commit, machine, runs, results }, null, 2)}\n`)
  console.log(`
${lighthouse ? '' : legend}Medians of ${runs}. ${machine}, commit ${commit}. Figures: ${out}`)
}

/** The figures of a page that is left alone, and the answers to presses, each in a visit of its own. */
async function measurePage(browser, url) {
  const figures = await visit(browser, url)
  for (const [name, press] of Object.entries(presses[new URL(url).pathname] ?? {})) {
    const { openedAt, waited } = await visit(browser, url, press)
    figures[name] = name === 'atFP' ? openedAt : waited
  }
  return figures
}

/** Of each figure the middle one. */
function medians(runs) {
  const middle = (name) => runs.map((run) => run[name]).sort((one, other) => one - other)[runs.length >> 1]
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(name)]))
}

function print(route, figures, lighthouse) {
  const { page, floor, beside } = figures
  const ratio =
    beside && Object.fromEntries(Object.keys(page).map((name) => [name, page[name] / beside[name]]))
  const rows = { page, 'without script': floor, beside, ratio }
  const shown = Object.entries(rows)
    .filter(([, row]) => row)
    .map(([label, row]) => [label, Object.fromEntries(Object.entries(row).map(rounded))])
  console.log(`\n${route}`)
  console.table(Object.fromEntries(shown), lighthouse ? undefined : columns)
  if (lighthouse) return
  const over = Object.entries(budgets(figures)).filter(([name, most]) => page[name] > most)
  if (over.length > 0) console.log(`Over the budget: ${over.map(([name]) => name).join(', ')}`)
}

const rounded = ([name, value]) => [name, value < 10 ? Number(value.toFixed(2)) : Math.round(value)]
