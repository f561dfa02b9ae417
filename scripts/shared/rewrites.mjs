import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ source: string, destination: string }} Rewrite from a path with parameters to the path of its page */

/** @param {string} siteDir */
const fileIn = (siteDir) => join(siteDir, '_rewrites')

/**
 * Writes the rewrites of the route table into a built site, for `npm start`.
 * @param {string} siteDir
 * @param {Rewrite[]} rewrites
 */
export const writeRewrites = (siteDir, rewrites) => writeFileSync(fileIn(siteDir), JSON.stringify(rewrites))

/**
 * @param {string} siteDir
 * @returns {Rewrite[]}
 */
export const rewritesOf = (siteDir) => JSON.parse(readFileSync(fileIn(siteDir), 'utf8'))

/**
 * The pattern of a rewrite's source: `/booking/:consultantId` matches one segment, with or without a final slash.
 * @param {string} source
 */
export const patternOf = (source) => new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}/?$`)
