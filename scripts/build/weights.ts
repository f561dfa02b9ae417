import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.ts'

/** Limits for each page, in gzipped bytes: its HTML with inlined styles, and the script it loads until it is usable. */
export const budgets = { html: 34_000, script: 215_000 }

type Weight = { name: string; bytes: number }

/** Prints the heaviest pages, and the script files of one. Stops the build if a page exceeds a budget. */
export function reportWeights(outDir: string, pages: { name: string; scripts: string[] }[]) {
  const weigh = (name: string) => ({ name, bytes: gzipSync(readFileSync(join(outDir, name))).length })
  const html = pages.map(({ name }) => weigh(name))
  const script = pages.map(({ name, scripts }) => {
    const files = scripts.map(weigh)
    return { name, files, bytes: files.reduce((total, { bytes }) => total + bytes, 0) }
  })
  reportHeaviest('html', html)
  const { files } = reportHeaviest('script', script)
  console.log(`  in ${files.length} files: ${files.map(nameAndSize).join(', ')}`)
}

/** Prints and returns the heaviest page; ends the build if it exceeds its budget. */
function reportHeaviest<Page extends Weight>(kind: keyof typeof budgets, weights: Page[]) {
  const heaviest = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  const limit = budgets[kind]
  const line = `${kind}, gzipped: ${inKilobytes(heaviest.bytes)} at most (${heaviest.name}), of ${inKilobytes(limit)}`
  if (heaviest.bytes > limit) fail(`Over the budget: ${line}`)
  console.log(line)
  return heaviest
}

/** A script file without its folder and hash: `react 68.1 KB`. */
const nameAndSize = ({ name, bytes }: Weight) =>
  `${basename(name).replace(/-[\w-]{8}\.js$/, '')} ${inKilobytes(bytes)}`

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
