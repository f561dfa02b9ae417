import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { expect, holdRequests, once, test, thorough, untilHydrated } from './fixtures'

const defaultPlan = /^Germany costs least/
const oneCountry = '/plan?level=bachelor&country=germany&budget=15&loan=8'

test(
  'a plan that is asked for shows a skeleton until it is there, never the default one',
  once,
  async ({ page }) => {
    let release = () => {}
    const app = new Promise<void>((resolve) => {
      release = resolve
    })
    const arriveWithoutApp = async (path: string) => {
      await page.route('**/assets/*.js', async (route) => {
        const boot = page.locator('head script[type=module]')
        if (!(await boot.getAttribute('src'))?.endsWith(new URL(route.request().url()).pathname)) await app
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await arriveWithoutApp('/plan')
    await expect(page.getByRole('heading', { name: defaultPlan })).toBeVisible()
    await arriveWithoutApp(oneCountry)
    await expect(page.getByText(/Germany costs least/)).toBeHidden()
    await expect(page.locator('.late-query-skeleton')).toBeVisible()
    release()
    await expect(page.getByRole('list', { name: 'Germany, month by month' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /is not enough for Germany yet/ })).toBeVisible()
  },
)

test('an amount that is typed before the plan is hydrated is counted', once, async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/plan-/)
  await page.goto('/plan', { waitUntil: 'commit' })
  await untilHydrated(page)
  await page.getByText('change', { exact: true }).click()
  await page.getByLabel(/^First year’s budget/).fill('15')
  release()
  await expect(page).toHaveURL(/\?budget=15$/)
  await expect(page.getByLabel(/^First year’s budget/)).toHaveValue('15')
})

test('a plan is printed on two sheets at most, in both languages', once, async ({ page, open }) => {
  for (const path of ['/plan?budget=15', oneCountry, '/plan?country=belgium&loan=12&lang=hi']) {
    await open(path)
    await expect(page.locator('.late-query[data-known]')).toBeVisible()
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets?.length, path).toBeLessThanOrEqual(2)
  }
})

test('the dates open in a calendar: each step on its last day', once, async ({ page, open }) => {
  await open(oneCountry)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the dates to my calendar' }).click()
  const file = await (await download).path()
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const steps = page.locator('.steps > li')
  const living = await steps.filter({ hasText: 'Rent, food' }).count()
  expect(events).toHaveLength((await steps.count()) - living)
  const application = events.find(({ summary }) => summary.includes('Application fee'))
  expect(application?.startDate.isDate).toBe(true)
  const day = application?.startDate.toJSDate().toLocaleDateString('en-GB', { dateStyle: 'long' })
  await expect(steps.filter({ hasText: 'Apply (fee for one university)' }).first()).toContainText(day ?? '-')
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

for (const { path, most } of [
  { path: '/plan?budget=15', most: 5 },
  { path: '/plan?country=germany&budget=15', most: 6 },
])
  test(`${path} takes ${most} screens at most on a phone`, thorough, async ({ page, open }) => {
    await open(path)
    await expect(page.locator('.late-query[data-known]')).toBeVisible()
    // The footer is on every page.
    const main = await page.locator('main').boundingBox()
    const screens = ((main?.y ?? 0) + (main?.height ?? 0)) / 740
    expect(screens).toBeLessThanOrEqual(most)
    expect(screens).toBeGreaterThan(2)
  })
