import { builtPages } from '../scripts/lib/built-pages.mjs'
import { accessFaults, expect, test, untilLive } from './fixtures'

const urls = builtPages().map(({ url }) => url)
/** Where an unknown address is part of the plan, the log says so. */
const notFound = '/404'

/** Every query string that a link of the site carries. */
const queries = [
  '/contact?offer=free-consultation',
  '/contact?session=30minutes',
  '/contact?package=bundle',
  '/contact?service=admission-guidance&duration=30min',
  '/contact?service=during-studies&type=package',
  '/contact?consultation=career-consultation',
  '/contact?subject=country-updates',
  '/signup?type=student',
  '/signup?type=consultant&step=3',
  '/checkout?services=sop-review,cv-review&total=1',
  '/booking/any?session=30',
  '/?ref=STUBAB12CD',
]

for (const url of [...urls, ...queries]) {
  test(`${url} is taken over without a word in the log, in another zone and another year`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      timezoneId: 'Asia/Kolkata',
      locale: 'hi-IN',
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.clock.setFixedTime('2027-01-01T10:00:00+05:30')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    page.on('pageerror', (error) => logged.push(error.message))
    await page.goto(url)
    await untilLive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const expected = url === notFound ? [/404/, /Failed to load resource.*404/] : []
    expect(logged.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    await context.close()
  })
}

for (const url of urls) {
  test(`${url} with scripts off shows its heading, its words and its way on`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.content()).toContain('JavaScript, which is off in this browser')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await context.close()
  })

  test(`${url} has nothing that axe objects to`, async ({ page, open, cleanConsole }) => {
    if (url === notFound) cleanConsole.allow(/404/)
    await open(url)
    expect(await accessFaults(page)).toEqual([])
  })
}

test('home shows the same copy with scripts off as with them, but for what comes from the database', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim()
  await open('/')
  await expect(page.getByRole('heading', { name: 'What students say' })).toBeVisible()
  const live = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const section of copy.querySelectorAll('section')) {
      if (section.querySelector('h2')?.textContent === 'What students say') section.remove()
    }
    return copy.textContent ?? ''
  })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const still = await context.newPage()
  await still.goto('/')
  expect(words((await still.locator('main').textContent()) ?? '')).toBe(words(live))
  await context.close()
})
