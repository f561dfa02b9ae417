import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = (siteDir) => join(siteDir, '_rewrites')

/** Writes the rewrites of the route table into a built site, for `npm start`. */
export const writeRewrites = (siteDir, rewrites) => writeFileSync(file(siteDir), JSON.stringify(rewrites))

export const rewritesOf = (siteDir) => JSON.parse(readFileSync(file(siteDir), 'utf8'))

/** The pattern of a rewrite's source: `/booking/:consultantId` matches one segment, with or without a final slash. */
export const patternOf = (source) => new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}/?$`)
