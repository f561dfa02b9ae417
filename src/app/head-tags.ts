import type { PageRoute } from '@/app/routes'
import { structuredData } from '@/app/structured-data'
import { articles } from '@/content/blog'
import { brand } from '@/content/brand'
import { destinations } from '@/content/destinations'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

/** What only machines read about a page, written by the build alone. What a browser shows is in `PageHead`. */
export function headTags(page: PageRoute) {
  const { title, canonical } = page
  const description = page.description || ''
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
  ].join('')
}

/** The same page as data. It follows `main`: ahead of it, it would keep up to 5 KB of page from being painted. */
export function structuredDataTag(page: PageRoute) {
  // `<` could end the element too early; as an escape it means the same.
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
