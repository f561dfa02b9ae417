import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.mjs'

/** Limits for each page, in gzipped bytes: its HTML with inlined styles, and the script it loads until it is usable. */
export const budgets = { html: 34_000, script: 215_000 }

/** The script files that a page loads until it is usable, boot first. `module` is the path of the page's source. */
export function firstLoad(chunks, module) {
  const entries = ['/src/app/boot.ts', '/src/app/main.tsx', module].map(
    (path) => chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(path)))?.fileName,
  )
  if (entries.includes(undefined)) throw new Error(`No script file holds ${module}.`)
  return withImports(chunks, entries)
}

/** Ends the build if two script files import each other: one of them would run before its import. */
export function refuseCycles(chunks) {
  for (const { name, fileName, imports } of chunks) {
    const reached = withImports(chunks, imports)
    if (reached.includes(fileName)) fail(`${name} imports itself through ${reached.join(', ')}.`)
  }
}

function withImports(chunks, files) {
  const found = new Set(files)
  for (const file of found)
    for (const imported of chunks.find(({ fileName }) => fileName === file).imports) found.add(imported)
  return [...found]
}

/** Ends the build if a page loads supabase-js before it is usable. */
export function refuseSupabase(chunks, { name, scripts }) {
  const isLoaded = chunks.some(
    ({ fileName, modules }) =>
      scripts.includes(fileName) &&
      Object.keys(modules).some((id) => id.includes('/node_modules/@supabase/')),
  )
  if (isLoaded) fail(`${name} loads supabase-js before it is usable.`)
}

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
