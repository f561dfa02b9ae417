import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { appFiles, expect, holdRequests, once, test, thorough, untilHydrated } from './support/fixtures'

const oneCountry = '/plan?level=bachelor&country=germany&budget=15&loan=8'

test('a link to a plan with other values shows a skeleton before hydration', once, async ({ page }) => {
  const release = await holdRequests(page, appFiles)
  await page.goto('/plan', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: /^Germany costs least/ })).toBeVisible()
  await page.goto(oneCountry, { waitUntil: 'commit' })
  await expect(page.locator('.query-pending-skeleton')).toBeVisible()
  await expect(page.getByText(/Germany costs least/)).toBeHidden()
  release()
  await expect(page.getByRole('list', { name: 'Germany, month by month' })).toBeVisible()
})

test('a plan adopts values typed and chosen before hydration', thorough, async ({ page }) => {
  const release = await holdRequests(page, appFiles)
  await page.goto('/plan', { waitUntil: 'commit' })
  await page.getByLabel(/^First year’s budget/).fill('15')
  await page.getByLabel('Level').selectOption('Bachelor’s')
  release()
  await untilHydrated(page)
  await expect(page).toHaveURL(/\?level=bachelor&budget=15$/)
  await expect(page.getByLabel(/^First year’s budget/)).toHaveValue('15')
})

test('the calendar file has each step and the application’s safe day', once, async ({ page, open }) => {
  await open(oneCountry)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the dates to my calendar' }).click()
  const file = await (await download).path()
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const steps = page.locator('#plan ol > li')
  const living = await steps.filter({ hasText: 'Rent, food' }).count()
  expect(events).toHaveLength((await steps.count()) - living)
  const application = events.find(({ summary }) => summary.includes('Apply (fee for one university)'))
  expect(application?.startDate.isDate).toBe(true)
  const day = application?.startDate.toJSDate().toLocaleDateString('en-GB', { dateStyle: 'long' })
  await expect(steps.filter({ hasText: 'Apply (fee for one university)' }).first()).toContainText(day ?? '-')
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})
