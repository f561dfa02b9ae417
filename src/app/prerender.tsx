import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Site } from '@/app/router'
import { findPage, htmlPath, routerPath, routeTable } from '@/app/routes'
import { ScriptNotice } from '@/app/script-notice'
import { headTags } from '@/app/search-engines'

export { robots, sitemap } from '@/app/search-engines'

/** Every page that the build writes, with the name of its file, its URL and its module. */
export const htmlFiles = routeTable.map((page) => {
  const url = htmlPath(page)
  return { url, name: url === '/' ? 'index.html' : `${url.slice(1)}.html`, module: page.file }
})

/** Routes with a parameter, such as the specified /booking/:consultantId: the server answers every value with the same file. */
export const rewrites = routeTable
  .filter(({ path }) => path.includes('/:'))
  .map((page) => ({ source: page.path.replace('?', ''), destination: htmlPath(page) }))

/** Whether a path belongs to a page. */
export const exists = (pathname: string) => findPage(pathname).path !== '*'

/** Renders the page at a path: what belongs into the head of its document, and into the body. */
export async function renderPage(pathname: string) {
  const page = findPage(pathname)
  const { Component } = await page.lazy()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={routerPath(page, pathname)}>
        <Site first={page} Component={Component} />
      </StaticRouter>
      {/* `null` takes the place of `Hydrated` in main.tsx, because the ids of `useId` depend on the tree. */}
      {null}
    </StrictMode>,
    // Render all content inline: the Content-Security-Policy forbids React's inline scripts, which would reveal it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const [head, body] = splitHead(await new Response(prelude).text())
  return {
    head: head + headTags(page),
    body: `${scriptNotice}<div id="root" data-route="${page.path}">${body}</div>`,
  }
}

const scriptNotice = renderToStaticMarkup(<ScriptNotice />)

/** Moves document metadata, which React puts before the markup, into the head. */
function splitHead(html: string) {
  const tags = /^(?:<title>.*?<\/title>|<style\b.*?<\/style>|<(?:meta|link)\b[^>]*>)+/s.exec(html)?.[0] ?? ''
  return [tags, html.slice(tags.length)] as const
}
