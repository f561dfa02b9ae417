import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.mjs'

/** Limits for each page, in gzipped bytes: its HTML with inlined styles, and the script it loads until it is usable. */
export const budgets = { html: 34_000, script: 215_000 }

/** Prints the heaviest page. Ends the build if a page exceeds a budget. */
export function reportWeights(outDir, pages) {
  const weigh = (file) => gzipSync(readFileSync(join(outDir, file))).length
  const weights = pages.map(({ name, scripts }) => ({
    name,
    html: weigh(name),
    script: scripts.reduce((total, file) => total + weigh(file), 0),
  }))
  for (const [kind, budget] of Object.entries(budgets)) {
    const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
    const [heaviest] = weights.sort((one, other) => other[kind] - one[kind])
    const line = `${kind}, gzipped: ${inKilobytes(heaviest[kind])} at most (${heaviest.name}), of ${inKilobytes(budget)}`
    if (heaviest[kind] > budget) fail(`Over the budget: ${line}`)
    console.log(line)
  }
}
