import type { Page } from 'playwright/test'
import { expect, once, onDesktop, test, thorough } from './fixtures'

const countries = ['belgium', 'netherlands', 'luxembourg', 'germany'].map((slug) => `/destinations/${slug}`)

const comparisons = (page: Page) => page.getByRole('table', { name: 'The four countries compared' })
const fold = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
test('folds open several at once, and for a link', once, async ({ page, open }) => {
  await open('/destinations/belgium')
  const costs = fold(page, 'What it costs')
  const work = fold(page, 'Work while you study')
  await expect(costs.getByText('VUB, not refunded')).toBeHidden()
  await work.getByText('20 hours a week in term').first().click()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Costs' }).click()
  await expect(costs.getByText('VUB, not refunded')).toBeVisible()
  await expect(costs.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(work.getByRole('listitem').first()).toBeVisible()
})

test('on a wide screen the heads are plain headings', onDesktop, async ({ page, open }) => {
  await open('/destinations/belgium')
  await expect(fold(page, 'What it costs').getByText('VUB, not refunded')).toBeVisible()
  await expect(page.locator('main summary').first()).toBeHidden()
})

test('one row is compared at a time, and the arrow keys choose it', once, async ({ page, open }) => {
  await open('/')
  const rows = comparisons(page).getByRole('row')
  const shown = () => rows.filter({ visible: true }).filter({ has: page.getByRole('cell') })
  await expect(shown().filter({ hasText: 'Tuition a year' })).toHaveCount(1)
  await expect(page.getByText('Living costs a month')).toBeHidden()
  // One scale for the row: a bar of 100% would be equally long in each country.
  const full = await comparisons(page)
    .locator('i')
    .filter({ visible: true })
    .evaluateAll((bars) =>
      bars.map((bar) => bar.parentElement && getComputedStyle(bar.parentElement).gridTemplateColumns),
    )
  expect(full).toHaveLength(4)
  expect(new Set(full).size).toBe(1)
  await page.getByRole('radio', { name: 'Tuition' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Living' })).toBeChecked()
  await expect(page.getByText('Living costs a month')).toBeVisible()
  await expect(page.getByText('Tuition a year')).toBeHidden()
})

/** Everything that is drawn is there and can be read: each row, each bar, each month. */
async function expectPictures(page: Page, url: string) {
  const country = url.startsWith('/destinations/')
  if (url === '/' || country) {
    // A country’s page compares what is paid.
    const rows = country ? 4 : 7
    const bars = country ? 16 : 24
    await expect.soft(comparisons(page).locator('tbody tr').filter({ visible: true }), url).toHaveCount(rows)
    await expect.soft(comparisons(page).locator('i').filter({ visible: true }), url).toHaveCount(bars)
  }
  if (country) {
    await expect.soft(page.locator('.first-year rect').filter({ visible: true }), url).toHaveCount(3)
    await expect.soft(page.getByRole('table', { name: 'The first year, part by part' }), url).toBeVisible()
    await expect.soft(page.locator('main summary').filter({ visible: true }), url).toHaveCount(0)
  }
  if (country || url.startsWith('/services/admission')) {
    const entries = page.locator('.strip li')
    expect.soft(await entries.count(), url).toBeGreaterThanOrEqual(country ? 3 : 12)
    for (const entry of await entries.all()) await expect.soft(entry, url).toBeVisible()
  }
  if (country || url.startsWith('/services/post')) {
    const bars = page.locator('.route i')
    expect.soft(await bars.count(), url).toBeGreaterThanOrEqual(2)
    for (const bar of await bars.all()) await expect.soft(bar, url).toBeVisible()
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(width, url).toBeLessThanOrEqual(0)
}

const drawn = ['/', ...countries, '/services/admission-guidance', '/services/post-study']

test.describe('with scripts off', thorough, () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is there and can be read', async ({ page }) => {
    for (const url of drawn) {
      await page.goto(url)
      await expectPictures(page, url)
    }
  })
})

test('on paper every picture is there and can be read', thorough, async ({ page, open }) => {
  for (const url of drawn) {
    await page.emulateMedia({ media: 'screen' })
    await open(url)
    await page.emulateMedia({ media: 'print' })
    await expectPictures(page, url)
  }
})

test(
  'on paper a slide keeps its drawing, and what is compared stands in a list, so that addresses have room',
  thorough,
  async ({ page, open }) => {
    await open('/')
    await page.emulateMedia({ media: 'print' })
    const carousel = page.getByRole('region', { name: 'Destinations' })
    for (const name of ['Belgium', 'Germany', 'Netherlands', 'Luxembourg']) {
      const slide = carousel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await expect(slide.locator('svg').first()).toBeVisible()
    }
    const sources = comparisons(page).getByRole('link')
    for (const source of await sources.all()) expect((await source.boundingBox())?.height).toBeLessThan(80)
  },
)

test('the groups of questions stand in one row', thorough, async ({ page }) => {
  await page.goto('/faq')
  const links = page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link')
  const places = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y))
  expect(new Set(places).size).toBe(1)
})
