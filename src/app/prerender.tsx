import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { headTags, structuredDataTag } from '@/app/head-tags'
import { routeFaults } from '@/app/route-faults'
import { loadContent, Site } from '@/app/router'
import { filePath, findPage, routeTable } from '@/app/routes'
import { ScriptNotice } from '@/app/script-notice'
import { DrawingsInHtml } from '@/components/art/drawing-in-html'
import { HeroBridge } from '@/components/art/hero-bridge'
import { paths } from '@/lib/paths'

export { robots, sitemap } from '@/app/sitemap'
export { importsOf } from '@/loading/import-file'

/** Every page that the build writes: its file's name, the URL that it shows, and what loads its code. */
export const files = routeTable.map((page) => {
  const url = filePath(page)
  return { url, name: url === '/' ? 'index.html' : `${url.slice(1)}.html`, load: page.lazy }
})

/** Addresses that the server answers from another file: a route's parameter is any one segment. */
export const rewrites = routeTable
  .filter(({ path }) => path.includes('/:'))
  .map((page) => ({ source: page.path.replace('?', ''), destination: filePath(page) }))

export const faults = routeFaults(routeTable, paths)

/** Whether a path has a page of its own. */
export const exists = (pathname: string) => findPage(pathname).path !== '*'

/** Renders the page at a path into the shell (`index.html` as built), with the tags that preload its script. */
export async function renderDocument(pathname: string, shell: string, preloadTags = '') {
  const page = findPage(pathname)
  const location = { pathname, search: '', hash: '', state: null, key: 'default' }
  const shown = { location, page, content: await loadContent(page) }
  const { prelude } = await prerender(
    <StrictMode>
      <DrawingsInHtml value={{ heroBridge: HeroBridge }}>
        <StaticRouter location={pathname}>
          <Site shown={shown} />
          {/* The browser has a place for `OfflineNotice` here. */}
          {null}
        </StaticRouter>
      </DrawingsInHtml>
      {/* And one for `Hydrated` here; ids that React makes depend on the place. */}
      {null}
    </StrictMode>,
    // Never hide content behind React's inline scripts: the security policy forbids them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const [head, body] = splitHead(await new Response(prelude).text())
  // Near the words it repeats, so that gzip finds them. Hydration skips what it does not know at the root.
  const withData = body.replace('</main>', () => `</main>${structuredDataTag(page)}`)
  return shell
    .replace('<!--head-->', () => head + headTags(page) + preloadTags)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `${scriptNotice}<div id="root" data-route="${page.path}">${withData}</div>`,
    )
}

const scriptNotice = renderToStaticMarkup(<ScriptNotice />)

/** React puts document metadata ahead of the markup; its place is the head. */
function splitHead(html: string) {
  const tags = /^(?:<title>.*?<\/title>|<style\b.*?<\/style>|<(?:meta|link)\b[^>]*>)+/s.exec(html)?.[0] ?? ''
  return [tags, html.slice(tags.length)] as const
}
