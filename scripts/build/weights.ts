import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.ts'

/** Limits for each page, in gzipped bytes: its HTML with inlined styles, and the script it loads until it is usable. */
export const budgets = { html: 34_000, script: 215_000 }

/** Prints the heaviest pages. Ends the build if a page exceeds a budget. */
export function reportWeights(outDir: string, pages: { name: string; scripts: string[] }[]) {
  const weigh = (file: string) => gzipSync(readFileSync(join(outDir, file))).length
  const html = pages.map(({ name }) => ({ name, bytes: weigh(name) }))
  const script = pages.map(({ name, scripts }) => ({
    name,
    bytes: scripts.reduce((total, file) => total + weigh(file), 0),
  }))
  reportHeaviest('html', html)
  reportHeaviest('script', script)
}

function reportHeaviest(kind: keyof typeof budgets, weights: { name: string; bytes: number }[]) {
  const heaviest = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  const limit = budgets[kind]
  const line = `${kind}, gzipped: ${inKilobytes(heaviest.bytes)} at most (${heaviest.name}), of ${inKilobytes(limit)}`
  if (heaviest.bytes > limit) fail(`Over the budget: ${line}`)
  console.log(line)
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
