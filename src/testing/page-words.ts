import { files, renderDocument } from '@/app/prerender'

/** Every page as it is sent, by address. */
export const pageHtml = new Map(
  await Promise.all(
    files.map(async ({ url }) => {
      const html = await renderDocument(url, '<!--head--><div id="root"><!--page--></div>')
      return [url, html] as const
    }),
  ),
)

export const pageWords = new Map([...pageHtml].map(([url, html]) => [url, wordsOf(html)]))

export function wordsOf(html: string) {
  return html
    .replace(/<style.*?<\/style>/gs, ' ')
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<(?:wbr|!--.*?--)\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}
