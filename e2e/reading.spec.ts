import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { expect, once, pages, phoneFirst, test, thorough } from './fixtures'

/** What depends on the visitor and has tests of its own: whole pages by address, parts of others by heading. */
const ofTheVisitor = {
  pages: ['/checkout', '/signup'],
  parts: ['What students say', 'See 3 companies free'],
  words: /Open now|Closed now|We open on \w+ at [\d:]+ your time\.|You are here: [A-Z][a-z]+/g,
}

test.describe('in the zone of Antwerp', () => {
  test.use({ timezoneId: 'Europe/Brussels' })

  test(
    'each page holds the same text with scripts off as when the app draws it',
    thorough,
    async ({ page, open, cleanConsole }) => {
      cleanConsole.allow(/404/)
      await open('/terms')
      for (const { url, name } of pages) {
        if (ofTheVisitor.pages.includes(url)) continue
        const file = await wordsOf(page, readFileSync(join(embeddedSite, name), 'utf8'))
        expect.soft(file.length, url).toBeGreaterThan(50)
        // Drawn by the app from its own code: the file of this page is never asked for.
        await page.evaluate((path) => {
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        }, url)
        await expect.soft
          .poll(async () => difference(await wordsOf(page), file), { message: url, intervals: [20, 50, 100] })
          .toBe('')
      }
    },
  )
})

/** Where two texts part. Playwright's own comparison of whole pages takes seconds. */
function difference(one: string, other: string) {
  if (one === other) return ''
  let same = 0
  while (one[same] === other[same]) same++
  return `${one.slice(same, same + 40)} / ${other.slice(same, same + 40)}`
}

/** The words of `main`, in the page or in a file that a browser without scripts would show. */
async function wordsOf(page: Page, html?: string) {
  const words = await page.evaluate(
    ([source, parts]) => {
      const shown = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
      const main = shown.querySelector('main')?.cloneNode(true) as HTMLElement
      // Copies of slides are there to be seen beside them.
      for (const extra of main.querySelectorAll('style, li[aria-hidden]')) extra.remove()
      for (const heading of main.querySelectorAll('h2')) {
        if (parts.includes(heading.textContent)) heading.closest('section')?.remove()
      }
      return main.textContent
    },
    [html, ofTheVisitor.parts] as const,
  )
  return words.replace(ofTheVisitor.words, '').replace(/\s+/g, ' ').trim()
}

test(
  'a number in an article leads to its source, and the way back is the back button',
  once,
  async ({ page, open }) => {
    await open('/blog/commission-game-study-abroad-choices')
    await page.getByRole('link', { name: '[10]' }).click()
    await expect(page).toHaveURL(/#source-10$/)
    const source = page.getByRole('listitem').filter({ hasText: 'StudyTravel Magazine: Agents speak out' })
    await expect(source).toBeInViewport()
    await expect(source).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/choices$/)
    await expect(page.getByRole('link', { name: '[10]' })).toBeInViewport()
  },
)

test(
  'a reader goes by keyboard alone from the blog by way of an article to the contact form',
  thorough,
  async ({ page, open }) => {
    await open('/blogs')
    await follow(page, 'How to choose the right consultant')
    const article = page.getByRole('heading', { level: 1, name: 'How to choose the right consultant' })
    await expect(article).toBeFocused()
    await follow(page, 'Contact us')
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

/** Presses Tab until the named link of the page has the focus, then Enter. */
async function follow(page: Page, name: string) {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  const isThere = () => link.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 100 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
}

test(
  'a page that is opened afresh begins at its top, a reload where the reader was',
  thorough,
  async ({ page, open }) => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await open('/privacy')
    await page.evaluate(() => scrollTo(0, 1500))
    await page.reload()
    await expect.poll(scrolled).toBe(1500)
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(stored.length).toBeGreaterThan(0)
    for (const name of stored) await expect(page.getByRole('main')).toContainText(name)
    await open('/terms')
    expect(await scrolled()).toBe(0)
  },
)

test('an article’s contents lead to its parts', phoneFirst, async ({ page, open, isMobile }) => {
  await open('/blog/hidden-costs-studying-abroad')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  if (isMobile) await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
})
