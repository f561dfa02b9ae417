import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from '../scripts/build/report.mjs'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { expect, once, recordShifts, settled, test, visited } from './fixtures'

/** Runs in the page: Save-Data turns prefetching off. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** Runs in the page. Returns the paths of the script files that hydration needs. */
function hydrationFiles() {
  const hydrating = performance.getEntriesByName('hydrating')[0]?.startTime ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrating)
    .map(({ name }) => new URL(name).pathname)
}

test(
  'pages stay within the script budget and have no layout shift',
  once,
  async ({ page, open, cleanConsole }) => {
    test.setTimeout(600_000)
    cleanConsole.allow(/404/)
    await page.addInitScript(recordShifts)
    await page.addInitScript(saveData)
    for (const url of visited) {
      await open(url)
      const files = await page.evaluate(hydrationFiles)
      expect.soft(files.length, url).toBeGreaterThan(1)
      const bytes = files.map((file) => gzipSync(readFileSync(join(embeddedSite, file))).length)
      expect
        .soft(
          bytes.reduce((sum, size) => sum + size, 0),
          url,
        )
        .toBeLessThanOrEqual(budgets.script)
      await expect.soft(page.locator('html'), url).not.toHaveAttribute('data-shift')
    }
  },
)

const receipts = { '/': 'free-call', '/contact': 'contact', '/booking/any': 'booking' }

for (const [path, form] of Object.entries(receipts))
  test(`${path} has no layout shift while a reply to ${form} is due`, once, async ({ page, open }) => {
    await page.addInitScript(recordShifts)
    await page.addInitScript((form) => {
      const at = Date.now()
      const receipt = { id: 'abcdef', form, about: '', reference: '', at, due: at + 3_600_000, lines: [] }
      localStorage.setItem('studybridge:receipt:v1:abcdef', JSON.stringify(receipt))
    }, form)
    await open(path)
    await expect(page.getByText(/^(Call requested|We have your)/).first()).toBeVisible()
    await settled(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  })
