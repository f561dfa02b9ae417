import type { Page } from 'playwright/test'
import { prices, rupees } from './support/content'
import {
  appFiles,
  expect,
  holdRequests,
  once,
  recordShifts,
  test,
  thorough,
  untilHydrated,
} from './support/fixtures'

const question = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

const apsAnswer = (page: Page) => page.getByText(/^The Academic Evaluation Centre checks/)
const lastAnswer = (page: Page) =>
  page.getByText(new RegExp(`^Starter Pack ${rupees(prices.bundles.starter)}, Growth Pack`))

test('the questions page is printed with all answers', thorough, async ({ page, open }) => {
  await open('/faq')
  await expect(apsAnswer(page)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(apsAnswer(page)).toBeVisible()
  await expect(lastAnswer(page)).toBeVisible()
})

test('a link opens its question before hydration without a shift', once, async ({ page }) => {
  const release = await holdRequests(page, appFiles)
  await page.addInitScript(recordShifts)
  await page.goto('/faq#aps')
  await expect(apsAnswer(page)).toBeInViewport()
  await expect(lastAnswer(page)).toBeHidden()
  const shift = await page.locator('html').getAttribute('data-shift')
  release()
  const aps = question(page, 'What is APS?')
  await expect(aps).toHaveAttribute('aria-expanded', 'true')
  await expect(aps).toBeInViewport()
  await expect(apsAnswer(page)).toBeVisible()
  expect(await page.locator('html').getAttribute('data-shift')).toBe(shift)
  await aps.click()
  await expect(apsAnswer(page)).toBeHidden()
})

test.describe('without scripts, or if they are lost, all answers are open', once, () => {
  const expectAllOpen = async (page: Page) => {
    await expect(apsAnswer(page)).toBeVisible()
    await expect(lastAnswer(page)).toBeVisible()
  }

  test('the questions page shows all answers if its script files are lost', async ({
    page,
    cleanConsole,
  }) => {
    cleanConsole.allow(/ERR_FAILED|Failed to fetch|preload/)
    // Pretend that the page has reloaded already: a reload would interrupt the next step.
    await page.addInitScript(() =>
      sessionStorage.setItem('studybridge:reloaded', JSON.stringify({ address: location.href })),
    )
    await page.route(appFiles, (route) => route.abort())
    await page.goto('/faq')
    // Script shows it at once; CSS would after 10 seconds.
    await expect(page.locator('#script-notice')).toBeVisible({ timeout: 5000 })
    await expectAllOpen(page)
    await page.unroute(appFiles)
    await page.reload()
    await untilHydrated(page)
    await expect(apsAnswer(page)).toBeHidden()
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test('the questions page shows all answers if scripts are turned off', async ({ page }) => {
      await page.goto('/faq')
      await expectAllOpen(page)
    })
  })
})
