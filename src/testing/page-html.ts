import { htmlFiles, renderPage } from '@/app/prerender'

const entries = htmlFiles.map(async ({ url }) => {
  const { head, body } = await renderPage(url)
  return [url, head + body] as const
})

/** The HTML of every page, head and body, by path. */
export const pageHtml = new Map(await Promise.all(entries))
