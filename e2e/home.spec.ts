import type { Locator, Page } from 'playwright/test'
import { destinations } from '../src/content/destinations'
import { expect, holdRequests, once, settled, test, untilHydrated } from './fixtures'

/** The answer's field, and the line of each country as it is read. */
const budget = (page: Page) => page.getByRole('textbox', { name: 'First year’s budget, ₹ lakh' })
const countries = (page: Page) =>
  page.getByRole('region', { name: 'How far the budget reaches' }).getByRole('listitem')
const rows = (page: Page) => countries(page).filter({ has: page.getByRole('link') })

test('the first screen holds the budget and the verdict on the nearest country', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/')
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
    return y + height
  }
  const bar = await page
    .getByRole('complementary', { name: 'Ways to reach us' })
    .locator('> div')
    .boundingBox()
  const end = isMobile ? (bar?.y ?? 0) : 800
  await expect(budget(page)).toHaveValue('15')
  await expect(rows(page)).toHaveCount(destinations.length)
  const inView = [
    budget(page),
    isMobile ? rows(page).first() : page.getByRole('link', { name: 'Send to my family' }),
  ]
  if (!isMobile) inView.push(page.getByRole('status').filter({ hasText: '₹15 lakh' }))
  for (const part of inView) expect(await bottomOf(part)).toBeLessThanOrEqual(end)
  for (const row of await rows(page).all()) {
    const { height } = (await row.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(64)
    expect(height).toBeLessThanOrEqual(72)
  }
})

test('a budget is picked by a chip, and a chip shows a typed one', once, async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: '₹20 lakh' }).click()
  await expect(budget(page)).toHaveValue('20')
  await expect(page.getByText(/^₹20 lakh is enough for /)).toBeVisible()
  await budget(page).fill('₹30,00,000')
  await expect(page.getByRole('button', { name: '₹30 lakh' })).toHaveAttribute('aria-pressed', 'true')
})

test('what is typed and picked before hydration is answered', once, async ({ page }) => {
  const release = await holdRequests(page)
  await page.goto('/', { waitUntil: 'commit' })
  await budget(page).fill('20')
  await page.getByText('Bachelor’s', { exact: true }).click()
  release()
  await untilHydrated(page)
  await expect(page.getByText(/^₹20 lakh is enough for /)).toBeVisible()
  await expect(budget(page)).toHaveValue('20')
  await expect(page.getByText('First year, bachelor’s, lowest tuition')).toBeVisible()
})

test('verified reviews come late, and do not move what is being read', once, async ({ page, open }) => {
  const answer = await holdRequests(page, '**/rest/v1/reviews*')
  await open('/')
  const read = page.getByRole('heading', { name: 'Why choose StudyBridge' })
  await read.scrollIntoViewIfNeeded()
  const place = await read.boundingBox()
  const answered = page.waitForResponse('**/rest/v1/reviews*')
  answer()
  await (await answered).finished()
  await settled(page)
  expect(await read.boundingBox()).toEqual(place)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('li:not([inert]) > ul').getByText(/^Sample review:/)).toHaveCount(3)
})

test(
  'Tab passes the slides that are off the screen; an arrow key pressed inside a slide turns it, and the focus stays with the visitor',
  once,
  async ({ page, open }) => {
    await open('/')
    const carousel = page.getByRole('region', { name: 'Our services' })
    // Embla has started.
    await expect(carousel.getByRole('list').first().locator('..')).toHaveCSS('overflow-x', 'hidden')
    const link = carousel.getByRole('link', { name: 'See admission guidance' })
    const isInert = () =>
      carousel.locator('ol > li').evaluateAll((slides) => slides.map((slide) => slide.matches('[inert]')))
    await expect.poll(isInert).toEqual([false, true, true])
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(carousel.getByText('1 of 3', { exact: true })).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByText('2 of 3', { exact: true })).toBeAttached()
    await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeFocused()
    await expect.poll(isInert).toEqual([true, false, true])
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByText('3 of 3', { exact: true })).toBeAttached()
  },
)
