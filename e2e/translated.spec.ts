import { rupees, servicesById, totalOf, verdictOn } from './support/content'
import { expect, once, pages, settled, test, thorough } from './support/fixtures'
import { expectedLog, statesOf } from './support/page-states'
import { translatePages } from './support/translator'

test.beforeEach(async ({ page, cleanConsole }) => {
  await page.addInitScript(translatePages)
  // React renders parts again that were translated before hydration, such as the footer.
  cleanConsole.allow(/React error #418/)
})

for (const { url } of pages)
  for (const [state, go] of statesOf(url))
    test(
      `a translated page works: ${url}, ${state}`,
      state === 'contact sent' ? once : thorough,
      async ({ page, open, cleanConsole }) => {
        cleanConsole.allow(expectedLog)
        await go({ page, open })
        await settled(page)
        expect(await page.locator('main font').count()).toBeGreaterThan(10)
      },
    )

test(
  'the translated page of services shows number and total of selected services',
  once,
  async ({ page, open }) => {
    await open('/services')
    await page.getByRole('checkbox', { name: /^SOP review/ }).check()
    await expect(page.getByText('1 Service', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: /^CV review/ }).check()
    await expect(page.getByText('2 Services', { exact: true })).toBeVisible()
    const total = rupees(totalOf(servicesById(['sop-review', 'cv-review'])))
    await expect(page.getByText(total, { exact: true })).toBeVisible()
  },
)

test('the translated home page shows the verdict of a new budget', once, async ({ page, open }) => {
  await open('/')
  const field = page.getByLabel('First year’s budget')
  await field.fill('22')
  await expect(page.getByText(verdictOn(22))).toBeVisible()
  await field.fill('15')
  await expect(page.getByText(verdictOn(15))).toBeVisible()
  await expect(page.getByText(verdictOn(22))).toHaveCount(0)
})

test(
  'on a translated page each link of the menu and the footer opens its page',
  thorough,
  async ({ page, open }) => {
    await open('/')
    let opened = 0
    for (const { url } of pages) {
      const link = page.locator(`:is(header, footer) a[href="${url}"]`).first()
      if ((await link.count()) === 0) continue
      opened++
      await link.dispatchEvent('click')
      await expect(page).toHaveURL(url)
      await expect(page.locator('.loading-bar')).toHaveCount(0)
      // A page that crashed is blank, or has no translated text.
      await expect(page.locator('main h1')).toHaveCount(1)
      await expect(page.locator('main font').nth(3)).toBeAttached()
    }
    expect(opened).toBeGreaterThan(10)
  },
)
