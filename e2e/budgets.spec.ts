import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { budgets } from '../scripts/lib/build-report.mjs'
import { embeddedSite } from '../scripts/lib/build-site.mjs'
import { builtPages } from '../scripts/lib/built-pages.mjs'
import { expect, once, test } from './fixtures'

const SUPABASE = /GoTrueClient|PostgrestClient/

test(
  'each page stays within its budget until it is hydrated, uses what it fetches for that, and does not move',
  once,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/404/)
    // Whatever waits for an idle moment waits until the page has been measured.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          )
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { url, name } of builtPages()) {
      const html = readFileSync(join(embeddedSite, name), 'utf8')
      expect.soft(gzipSync(html).length, `${url}: HTML`).toBeLessThanOrEqual(budgets.html)

      await page.coverage.startJSCoverage()
      await open(url)
      const ran = (await page.coverage.stopJSCoverage())
        .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
        .map((script) => new URL(script.url).pathname)
      const fetched = await scriptsUntilHydration(page)
      const named = [
        ...html.matchAll(
          /<(?:script type="module"|link rel="modulepreload" fetchpriority="low")[^>]*"(\/assets\/[^"]+)"/g,
        ),
      ]
      expect
        .soft(fetched.toSorted(), `${url}: named in its HTML`)
        .toEqual(named.map(([, file]) => file).toSorted())
      expect
        .soft(
          fetched.filter((file) => !ran.includes(file)),
          `${url}: unused`,
        )
        .toEqual([])
      expect.soft(fetched.length, `${url}: files`).toBeLessThanOrEqual(budgets.files)

      const texts = fetched.map((file) => readFileSync(join(embeddedSite, file), 'utf8'))
      const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
      expect.soft(bytes, `${url}: script`).toBeGreaterThan(90_000)
      expect.soft(bytes, `${url}: script`).toBeLessThanOrEqual(budgets.script)
      expect
        .soft(
          texts.filter((text) => SUPABASE.test(text)),
          `${url}: supabase-js`,
        )
        .toEqual([])
      expect.soft(await page.locator('html').getAttribute('data-shift'), `${url}: shift`).toBeNull()
    }
  },
)

/** The files that hydration waits for. */
function scriptsUntilHydration(page: Page) {
  return page.evaluate(() => {
    const hydrating = performance.getEntriesByName('hydrating')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrating)
      .map(({ name }) => new URL(name).pathname)
  })
}
