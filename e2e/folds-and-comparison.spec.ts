import type { Locator, Page } from 'playwright/test'
import {
  accessFaults,
  appFiles,
  expect,
  holdRequests,
  once,
  onDesktop,
  recordShifts,
  settled,
  test,
  thorough,
  untilHydrated,
} from './support/fixtures'

const comparisons = (page: Page) => page.getByRole('table', { name: /countries compared$/ })
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const fold = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

test('several sections can be unfolded, and a link unfolds its section', once, async ({ page, open }) => {
  await open('/destinations/belgium')
  const costs = fold(page, 'What it costs')
  const work = fold(page, 'Work while you study')
  await expect(costs.getByText('VUB, not refunded')).toBeHidden()
  await work.getByText('20 hours a week in term').first().click()
  await contents(page).getByText('On this page').click()
  await contents(page).getByRole('link', { name: 'Costs' }).click()
  await expect(costs.getByText('VUB, not refunded')).toBeVisible()
  await expect(costs.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(work.getByRole('listitem').first()).toBeVisible()
})

test(
  'a link to a folded section opens it before hydration, without a layout shift',
  thorough,
  async ({ page }) => {
    const release = await holdRequests(page, appFiles)
    await page.addInitScript(recordShifts)
    await page.goto('/destinations/belgium#costs')
    const costs = fold(page, 'What it costs')
    await expect(costs.getByText('VUB, not refunded')).toBeVisible()
    const shift = await page.locator('html').getAttribute('data-shift')
    release()
    await untilHydrated(page)
    await expect(costs.getByRole('group')).toHaveAttribute('open')
    await expect(costs.getByRole('heading', { level: 2 })).toBeInViewport()
    expect(await page.locator('html').getAttribute('data-shift')).toBe(shift)
    await costs.getByRole('heading', { level: 2 }).click()
    await expect(costs.getByText('VUB, not refunded')).toBeHidden()
  },
)

test(
  'on a laptop the six reasons are open beside the contents, without a shift',
  onDesktop,
  async ({ page, open }) => {
    await page.addInitScript(recordShifts)
    await open('/destinations/belgium')
    await expect(fold(page, 'Six reasons').getByText('Work rights on your card')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    const costs = fold(page, 'What it costs')
    await expect(costs.getByText('VUB, not refunded')).toBeHidden()
    await contents(page).getByRole('link', { name: 'Costs' }).click()
    await expect(costs.getByText('VUB, not refunded')).toBeInViewport()
    await expect(contents(page).getByRole('link', { name: 'Costs' })).toBeInViewport()
    // axe would call a control too small if the sticky row covers half of it.
    await settled(page)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessFaults(page)).toEqual([])
  },
)

test(
  'the comparison of countries keeps the row of their names in view while scrolling',
  onDesktop,
  async ({ page, open }) => {
    await open('/about')
    const last = comparisons(page).getByRole('row').last()
    await last.evaluate((row) => row.scrollIntoView({ block: 'start' }))
    const name = comparisons(page).getByRole('columnheader', { name: 'Germany' })
    await expect(name).toBeInViewport({ ratio: 1 })
    expect((await name.boundingBox())?.y).toBeGreaterThan(50)
  },
)

test('on a phone arrow keys choose the shown row of the comparison', thorough, async ({ page, open }) => {
  await open('/about')
  const rows = comparisons(page).getByRole('row')
  const shown = () => rows.filter({ visible: true }).filter({ has: page.getByRole('cell') })
  await expect(shown().filter({ hasText: 'Tuition a year' })).toHaveCount(1)
  await expect(page.getByText('Living costs a month')).toBeHidden()
  await page.getByRole('radio', { name: 'Tuition' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Living' })).toBeChecked()
  await expect(page.getByText('Living costs a month')).toBeVisible()
  await expect(page.getByText('Tuition a year')).toBeHidden()
})

test(
  'with forced colours, selected chips and parts of bars stay distinguishable',
  thorough,
  async ({ page, open }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const colours = (locator: Locator, part?: string) =>
      locator.evaluateAll((all, part) => {
        const seen = all.map((each) => {
          const { backgroundColor, borderTopColor } = getComputedStyle(each, part)
          return `${backgroundColor} ${borderTopColor}`
        })
        return new Set(seen).size
      }, part)
    await open('/about')
    await expect.poll(() => colours(page.locator('.compare').getByRole('radio').locator('..'))).toBe(2)
    await open('/plan?budget=15')
    await expect.poll(() => colours(page.locator('.country-rows li').first().locator('i'))).toBe(2)
    await open('/plan?country=netherlands')
    await expect.poll(() => colours(page.locator('.cash .columns [data-part]'))).toBe(3)
    await open('/destinations/belgium')
    await expect.poll(() => colours(page.locator('.first-year [class^=part]'), '::before')).toBe(3)
  },
)
