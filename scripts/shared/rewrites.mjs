import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = (siteDir) => join(siteDir, '_rewrites')

/** Keeps the rewrites of the route table beside a built site, for `npm start`. */
export const writeRewrites = (siteDir, rewrites) => writeFileSync(file(siteDir), JSON.stringify(rewrites))

export const rewritesOf = (siteDir) => JSON.parse(readFileSync(file(siteDir), 'utf8'))

/** What a rewrite's source matches: `/booking/:consultantId` any one segment, with or without a slash at its end. */
export const patternOf = (source) => new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}/?$`)
