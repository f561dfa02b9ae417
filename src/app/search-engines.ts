import { type PageRoute, routeTable } from '@/app/routes'
import { structuredData } from '@/app/structured-data'
import { articles } from '@/content/blog'
import { brand } from '@/content/brand'
import { destinations } from '@/content/destinations'
import { descriptionByPath } from '@/content/page-descriptions'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

/**
 * Metadata for crawlers: description, social cards, JSON-LD. Only the build writes them; `PageHead` has the title and the canonical
 * URL.
 */
export function headTags(page: PageRoute) {
  const { title, path, canonical } = page
  const description = descriptionByPath.get(path) ?? ''
  return [
    meta('name', 'description', description),
    meta('property', 'og:type', isArticle(page) ? 'article' : 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', absoluteUrl(canonical)),
    meta('property', 'og:image', absoluteUrl(`/social/${pictureOf(page)}.png`)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredDataTag(page),
  ].join('')
}

function structuredDataTag(page: PageRoute) {
  // Escape `<`, which could end the script element.
  return `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')}</script>`
}

const isArticle = ({ path }: PageRoute) => articles.some(({ slug }) => paths.blogArticle(slug) === path)

function pictureOf({ path }: PageRoute) {
  return destinations.find(({ slug }) => paths.destination(slug) === path)?.slug ?? 'card'
}

function meta(kind: 'name' | 'property', name: string, content: string) {
  return `<meta ${kind}="${name}" content="${escaped(content)}"/>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** `sitemap.xml`: every page that search engines may show, once. */
export function sitemap() {
  const listed = new Set(routeTable.filter(({ indexed }) => indexed).map(({ canonical }) => canonical))
  const urls = [...listed].map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt`. It allows all pages: a crawler must read a page to find its `noindex`. */
export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
