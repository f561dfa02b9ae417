import { files, renderDocument } from '@/app/prerender'

const SHELL = '<!--head--><div id="root"><!--page--></div>'

/** The HTML of every page as the build writes it, by path. */
export const pageHtml = new Map(
  await Promise.all(files.map(async ({ url }) => [url, await renderDocument(url, SHELL)] as const)),
)
