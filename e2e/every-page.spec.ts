import { builtPages } from '../scripts/lib/built-pages.mjs'
import { accessFaults, expect, once, test, untilLive } from './fixtures'

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
  const title = `${url} is taken over without a word in the log, in another zone and another year, and axe objects to nothing`
  test(title, queries.includes(url) ? once : {}, async ({ browser, viewport, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport,
      timezoneId: 'Asia/Kolkata',
      locale: 'hi-IN',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime('2027-01-01T10:00:00+05:30')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    page.on('pageerror', (error) => logged.push(error.message))
    await page.goto(url)
    await untilLive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
    const expected = url === notFound ? [/404/] : []
    expect(logged.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    await context.close()
  })
}

test('with scripts off each page shows its heading and its way on', async ({
  browser,
  isMobile,
  baseURL,
}) => {
  test.skip(!isMobile, 'The files are the same on every screen')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const url of urls) {
    await page.goto(url)
    await expect.soft(page.getByRole('heading', { level: 1 }), url).toBeVisible()
    await expect
      .soft(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }), url)
      .toBeVisible()
    expect.soft(await page.content(), url).toContain('JavaScript, which is off in this browser')
  }
  await context.close()
})

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
