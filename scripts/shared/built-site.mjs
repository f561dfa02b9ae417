import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localDir } from './project.mjs'

/** Where `npm start` builds to and serves from. */
export const embeddedSite = join(localDir, 'site')

/** The pages of the built site: their addresses and their files. Empty before the first build. */
export function builtPages() {
  if (!existsSync(embeddedSite)) return []
  return readdirSync(embeddedSite, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ url: `/${name.replace(/(^index)?\.html$/, '').replaceAll('\\', '/')}`, name }))
    .sort((one, other) => one.url.localeCompare(other.url))
}
