import { builtPages } from '../scripts/lib/built-pages.mjs'
import { accessFaults, expect, once, test } from './fixtures'

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

/** Lists of about equal length, so that workers share the work; within a list pages share what they have loaded. */
const parts = (list: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

test.describe('in another zone, another language and another year', () => {
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'hi-IN' })

  for (const [list, size, details] of [
    [urls, 8, {}],
    [queries, 6, once],
  ] as const) {
    for (const part of parts(list, size)) {
      test(
        `pages are taken over without a word in the log, and axe objects to nothing: ${part[0]} to ${part.at(-1)}`,
        details,
        async ({ page, open, cleanConsole }) => {
          cleanConsole.allow(/404/)
          const logged: string[] = []
          page.on('console', (message) => logged.push(message.text()))
          page.on('pageerror', (error) => logged.push(error.message))
          await page.clock.setFixedTime('2027-01-01T10:00:00+05:30')
          for (const url of part) {
            await open(url)
            await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible()
            expect.soft(await accessFaults(page), url).toEqual([])
            const expected = url === notFound ? [/404/] : []
            const unexpected = logged.splice(0).filter((text) => !expected.some((each) => each.test(text)))
            expect.soft(unexpected, url).toEqual([])
          }
        },
      )
    }
  }
})

test.describe('with scripts off', once, () => {
  test.use({ javaScriptEnabled: false })

  test('each page shows its heading and its way on', async ({ page, cleanConsole }) => {
    cleanConsole.allow(/404/)
    for (const url of urls) {
      await page.goto(url)
      await expect.soft(page.getByRole('heading', { level: 1 }), url).toBeVisible()
      await expect
        .soft(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }), url)
        .toBeVisible()
      expect.soft(await page.content(), url).toContain('JavaScript, which is off in this browser')
    }
  })
})
