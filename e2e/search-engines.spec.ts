import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { embeddedSite } from '../scripts/site/built-site.ts'
import { contentPages } from './support/content'
import { expect, once, pages, test } from './support/fixtures'

const unlisted = Object.values(contentPages)
  .filter(({ indexed }) => !indexed)
  .map(({ canonical }) => canonical)
/** Pages with two addresses. Search engines get the first as canonical. */
const twins: Record<string, string> = {
  '/services/admission-guidance-strategy': '/services/admission-guidance',
}

/** The parts of an HTML file that crawlers read, by the browser's parser, without running scripts. */
function parse(page: Page, name: string) {
  const source = readFileSync(join(embeddedSite, name), 'utf8')
  return page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string, attribute: string) =>
      [...file.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const texts = (selector: string) =>
      [...file.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
    const card = (name: string) => all(`meta[property="og:${name}"]`, 'content').join()
    return {
      titles: texts('head title'),
      headings: texts('h1'),
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      card: {
        title: card('title'),
        description: card('description'),
        url: card('url'),
        image: card('image'),
      },
      data: texts('script[type="application/ld+json"]'),
      ids: all('[id]', 'id'),
      links: all('a, link[rel=expect]', 'href'),
    }
  }, source)
}

test('each page has its own title, description and structured data', once, async ({ page }) => {
  const texts: string[] = []
  for (const { url, name } of pages) {
    const { titles, descriptions, canonical, headings, robots, card, data } = await parse(page, name)
    const counts = [titles, descriptions, canonical, headings].map(({ length }) => length)
    expect.soft(counts, url).toEqual([1, 1, 1, 1])
    expect.soft(descriptions[0], url).toMatch(/^.{50,160}$/)
    expect.soft(new URL(canonical[0] ?? '').pathname).toBe(twins[url] ?? url)
    expect.soft(robots, url).toEqual(unlisted.includes(url) ? ['noindex'] : [])
    const expected = { title: titles[0], description: descriptions[0], url: canonical[0] }
    expect.soft(card, url).toMatchObject(expected)
    expect.soft(existsSync(join(embeddedSite, new URL(card.image).pathname)), card.image).toBe(true)
    const graphs = data.map((text) => JSON.parse(text))
    expect.soft(graphs, url).toEqual([expect.objectContaining({ '@graph': expect.anything() })])
    if (!twins[url]) texts.push(...titles, ...descriptions)
    expect.soft(texts.length, url).toBe(new Set(texts).size)
  }
})

test('the sitemap lists the pages that search engines may show', once, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const expected = pages.map(({ url }) => url).filter((url) => !unlisted.includes(url) && !twins[url])
  expect(listed.sort()).toEqual(expected.sort())
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m)
})

test('each link leads to an existing page, each anchor to an element', once, async ({ page, request }) => {
  const parsed = new Map<string, Awaited<ReturnType<typeof parse>>>()
  for (const { url, name } of pages) parsed.set(url, await parse(page, name))
  const checked = new Map<string, number>()
  for (const [url, { ids, links }] of parsed) {
    expect.soft(new Set(ids).size, `ids of ${url}`).toBe(ids.length)
    for (const link of links.filter((link) => !/^(https?:|mailto:|tel:)/.test(link))) {
      const { pathname, hash } = new URL(link, `http://site${url}`)
      if (!checked.has(pathname)) checked.set(pathname, (await request.get(pathname)).status())
      expect
        .soft(checked.get(pathname), `${link} on ${url}`)
        .toBe(url === '/404' && pathname === url ? 404 : 200)
      if (hash) expect.soft(parsed.get(pathname)?.ids, `${link} on ${url}`).toContain(hash.slice(1))
    }
  }
  expect(checked.size).toBeGreaterThan(25)
})
