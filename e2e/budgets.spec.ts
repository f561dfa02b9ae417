import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from '../scripts/lib/build-report.mjs'
import { embeddedSite } from '../scripts/lib/build-site.mjs'
import { builtPages } from '../scripts/lib/built-pages.mjs'
import { expect, once, test } from './fixtures'

const SUPABASE = /GoTrueClient|PostgrestClient/

test(
  'each page stays within its budget until it is taken over, and does not move',
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
      expect
        .soft(gzipSync(readFileSync(join(embeddedSite, name))).length, `${url}: HTML`)
        .toBeLessThanOrEqual(budgets.html)

      await open(url)
      const paths = await page.evaluate(() => {
        const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
        return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrated)
          .map(({ name }) => new URL(name).pathname)
      })
      const scripts = paths.map((path) => [path, readFileSync(join(embeddedSite, path), 'utf8')] as const)
      const bytes = scripts.reduce((sum, [, text]) => sum + gzipSync(text).length, 0)
      expect.soft(bytes, `${url}: script`).toBeGreaterThan(90_000)
      expect.soft(bytes, `${url}: script`).toBeLessThanOrEqual(budgets.script)
      expect
        .soft(
          scripts.filter(([, text]) => SUPABASE.test(text)).map(([path]) => path),
          url,
        )
        .toEqual([])
      expect.soft(await page.locator('html').getAttribute('data-shift'), `${url}: shift`).toBeNull()
    }
  },
)
