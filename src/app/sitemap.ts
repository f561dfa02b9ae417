import { routeTable } from '@/app/routes'
import { absoluteUrl } from '@/lib/site-url'

const listed = new Set(routeTable.filter(({ indexed }) => indexed).map(({ canonical }) => canonical))

/** `sitemap.xml`: every page that search engines may show. */
export function sitemap() {
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
export function robots() {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')
}
