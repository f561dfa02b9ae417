import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rewrites of a built site, as its `_redirects` says them. */
export function rewritesOf(siteDir) {
  const lines = readFileSync(join(siteDir, '_redirects'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [source, destination] = line.split(' ')
    return { source, destination }
  })
}

/** What a rewrite's source matches: `/booking/:consultantId` any one segment, with or without a slash at its end. */
export const patternOf = (source) => new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}/?$`)
