import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** From a path with parameters to the path of its page. */
export type Rewrite = { source: string; destination: string }

const fileIn = (siteDir: string) => join(siteDir, '_rewrites')

/** Writes the rewrites of the route table into a built site, for `npm start`. */
export const writeRewrites = (siteDir: string, rewrites: Rewrite[]) =>
  writeFileSync(fileIn(siteDir), JSON.stringify(rewrites))

export const rewritesOf = (siteDir: string): Rewrite[] => JSON.parse(readFileSync(fileIn(siteDir), 'utf8'))

/** The pattern of a rewrite's source: `/booking/:consultantId` matches one segment, with or without a final slash. */
export const patternOf = (source: string) => new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}/?$`)
