import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from '../scripts/lib/build-report.mjs'
import { embeddedSite } from '../scripts/lib/build-site.mjs'
import { builtPages } from '../scripts/lib/built-pages.mjs'
import { expect, once, test } from './fixtures'

const SUPABASE = /GoTrueClient|PostgrestClient/

for (const { url, name } of builtPages()) {
  test(
    `${url} stays within its budget until it is taken over, and does not move`,
    once,
    async ({ page, cleanConsole }) => {
      if (url === '/404') cleanConsole.allow(/404/)
      expect(gzipSync(readFileSync(join(embeddedSite, name))).length).toBeLessThanOrEqual(budgets.html)

      const scripts = new Map<string, string>()
      let live = false
      page.on('response', async (response) => {
        const path = new URL(response.url()).pathname
        if (!live && path.endsWith('.js')) scripts.set(path, readFileSync(join(embeddedSite, path), 'utf8'))
      })
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
      await page.goto(url)
      await expect(page.locator('#root')).toHaveAttribute('data-live', 'true')
      live = true

      const bytes = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0)
      expect(bytes).toBeLessThanOrEqual(budgets.script)
      expect([...scripts].filter(([, text]) => SUPABASE.test(text)).map(([path]) => path)).toEqual([])
      expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
    },
  )
}
