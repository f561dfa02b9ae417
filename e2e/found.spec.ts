import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { root } from '../scripts/shared/project.mjs'
import { destinations } from '../src/content/destinations'
import { expect, once, pages, test, thorough } from './fixtures'

const unlisted = ['/404', '/booking', '/checkout', '/forgot-password', '/login', '/signup']
/** Pages with a second address: search engines are told the first. */
const twins: Record<string, string> = {
  '/services/admission-guidance-strategy': '/services/admission-guidance',
}

const html = (name: string) => readFileSync(join(embeddedSite, name), 'utf8')

/** What a file says of itself, read by the browser's own parser, which runs and fetches nothing. */
function headOf(page: Page, name: string) {
  return page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string, attribute: string) =>
      [...file.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    return {
      titles: [...file.head.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''),
      headings: file.querySelectorAll('h1').length,
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      card: Object.fromEntries(
        ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'].map((property) => [
          property,
          all(`meta[property="${property}"]`, 'content').join(),
        ]),
      ),
      data: [...file.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
      ids: [...file.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...file.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      // Everything that a browser fetches by itself.
      fetched: [
        ...[...file.querySelectorAll('[src]')].map((element) => element.getAttribute('src') ?? ''),
        ...all('link:not([rel=canonical])', 'href'),
        ...[...source.matchAll(/url\(["']?([^"')]+)/g)].map((match) => match[1] ?? ''),
      ],
    }
  }, html(name))
}

test.describe('search engines', once, () => {
  test('find one heading, a title, a description, an address, a card and data in every page', async ({
    page,
  }) => {
    const said = new Map<string, string>()
    for (const { url, name } of pages) {
      const { headings, robots, card, data, ...head } = await headOf(page, name)
      const [title = '', description = '', address = ''] = [
        head.titles,
        head.descriptions,
        head.canonical,
      ].map((found) => {
        expect.soft(found, url).toHaveLength(1)
        return found[0]
      })
      expect.soft(headings, `${url}: one h1`).toBe(1)
      expect.soft(description.length, `${url}: ${description}`).toBeGreaterThan(49)
      expect.soft(description.length, `${url}: ${description}`).toBeLessThan(161)
      if (!twins[url]) {
        for (const text of [title, description]) {
          expect.soft(said.get(text), `${url} shares "${text}"`).toBeUndefined()
          said.set(text, url)
        }
      }
      expect.soft(new URL(address).pathname, url).toBe(twins[url] ?? url)
      expect.soft(robots, url).toEqual(unlisted.includes(url) ? ['noindex'] : [])
      expect.soft(card, url).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': address,
        'og:type': url.startsWith('/blog/') ? 'article' : 'website',
      })
      const picture = new URL(card['og:image'] ?? '').pathname
      expect.soft(existsSync(join(embeddedSite, picture)), `${url}: ${picture}`).toBe(true)
      expect.soft(data, url).toHaveLength(1)
      expect.soft(JSON.parse(data[0] ?? ''), url).toHaveProperty('@graph')
    }
  })

  test('are given a sitemap of the pages that are there, and robots.txt', async ({ request, baseURL }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      (match) => new URL(match[1] ?? '').pathname,
    )
    const expected = pages.map(({ url }) => url).filter((url) => !unlisted.includes(url) && !twins[url])
    expect([...listed].sort()).toEqual([...expected].sort())
    const robots = await request.get(`${baseURL}/robots.txt`)
    expect(robots.headers()['content-type']).toContain('text/plain')
    expect(await robots.text()).toMatch(
      /^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/.*\/sitemap\.xml\n$/,
    )
  })

  test('and visitors follow every internal link to a page that is there, and every anchor to its element', async ({
    page,
    request,
    baseURL,
  }) => {
    const heads = new Map<string, Awaited<ReturnType<typeof headOf>>>()
    for (const { url, name } of pages) heads.set(url, await headOf(page, name))
    const links = new Map<string, string>()
    for (const [url, { ids, links: hrefs, fetched }] of heads) {
      for (const href of hrefs) {
        if (href.startsWith('#')) expect.soft(ids, `${href} on ${url}`).toContain(href.slice(1))
        else if (href.startsWith('/')) links.set(href, url)
        // The empty one loads the page again.
        else if (href !== '') expect.soft(href, `on ${url}`).toMatch(/^(https?:\/\/|mailto:|tel:)/)
      }
      expect.soft(new Set(ids).size, `${url}: ids`).toBe(ids.length)
      expect
        .soft(
          fetched.filter((address) => !/^(\/(?!\/)|data:|#)/.test(address)),
          `${url}: fetched from elsewhere`,
        )
        .toEqual([])
    }
    expect(links.size).toBeGreaterThan(100)
    const status = new Map<string, number>()
    for (const [link, from] of links) {
      const { pathname, hash } = new URL(link, baseURL)
      if (!status.has(pathname)) status.set(pathname, (await request.get(pathname)).status())
      expect.soft(status.get(pathname), `${pathname}, linked on ${from}`).toBe(200)
      if (hash) expect.soft(heads.get(pathname)?.ids, `${link}, linked on ${from}`).toContain(hash.slice(1))
    }
  })
})

test('the share cards and icons can be drawn again', thorough, () => {
  const folder = test.info().outputPath()
  mkdirSync(join(folder, 'social'), { recursive: true })
  execFileSync(process.execPath, [join(root, 'scripts/social-cards.mjs'), folder])
  const drawn = [...destinations.map(({ slug }) => `social/${slug}.png`), 'icon-512.png']
  const bytesIn = (place: string) => drawn.map((name) => statSync(join(place, name)).size)
  const kept = bytesIn(join(root, 'public'))
  // Browsers smooth letters differently.
  for (const [index, bytes] of bytesIn(folder).entries()) expect(bytes / (kept[index] ?? 0)).toBeCloseTo(1, 1)
})

test('browsers that take no SVG find an icon of their kind', once, async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers()['content-type'], path).toContain(type)
  }
})

test('the service worker of an earlier site is removed', once, async ({ page, context, baseURL }) => {
  const earlier = `addEventListener('fetch', (event) =>
    event.respondWith(new Response('The earlier site', { headers: { 'content-type': 'text/html' } })))
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))`
  await context.route('**/sw.js', (route) => route.fulfill({ body: earlier, contentType: 'text/javascript' }))
  await page.goto('/')
  await page.evaluate(() =>
    navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
  )
  await page.goto('/contact')
  await expect(page.getByText('The earlier site')).toBeVisible()
  await context.unroute('**/sw.js')
  // A browser looks for the worker's next version when a page is opened.
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
  await expect(page).toHaveURL(`${baseURL}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('The earlier site')).toHaveCount(0)
})
