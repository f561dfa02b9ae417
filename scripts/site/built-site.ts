import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localDir } from '../shared/project.ts'

/** The folder that `npm start` builds and serves. */
export const embeddedSite = join(localDir, 'site')

/** URL and file of each page of the built site. Empty before the first build. */
export function builtPages() {
  if (!existsSync(embeddedSite)) return []
  return readdirSync(embeddedSite, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ url: `/${name.replace(/(^index)?\.html$/, '').replaceAll('\\', '/')}`, name }))
    .sort((one, other) => one.url.localeCompare(other.url))
}
