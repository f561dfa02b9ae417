import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** From a path with parameters to the path of its page. */
export type Rewrite = { source: string; destination: string }

/** The rewrites of a built site, from the file that Vercel reads. */
export const rewritesOf = (siteDir: string): Rewrite[] =>
  JSON.parse(readFileSync(join(siteDir, 'vercel.json'), 'utf8')).rewrites

/** The paths of files for hosts and for errors, and of the home page's file: they have no address of their own. */
export const fileWithoutAddress = /^\/(index|404|_headers|_redirects|vercel\.json|nginx\.conf)\/?$/

/** The pattern of a rewrite's source: `/booking/:consultantId` matches one segment, with or without a final slash. */
export const patternOf = (source: string) => new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}/?$`)
