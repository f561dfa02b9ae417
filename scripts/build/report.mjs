import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.mjs'

/** What a page may cost until it is usable, gzipped: its HTML with the styles, and all script without supabase-js. */
export const budgets = { html: 34_000, script: 215_000 }

/** The script files that a page needs until it is usable, from its module; the boot script first. */
export function firstLoad(chunks, module) {
  const entries = ['/src/app/boot.ts', '/src/app/main.tsx', module].map(
    (path) => chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(path)))?.fileName,
  )
  if (entries.includes(undefined)) throw new Error(`No script file holds ${module}.`)
  return withImports(chunks, entries)
}

/** Stops the build where two script files import each other: one of them would run before its import. */
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

/** Prints the heaviest page; stops the build at a page over budget or with supabase-js in its first load. */
export function reportWeights(outDir, pages) {
  const read = (file) => readFileSync(join(outDir, file), 'utf8')
  const weights = pages.map(({ name, scripts }) => {
    const code = scripts.map(read)
    if (code.some((text) => text.includes('GoTrueClient')))
      fail(`${name} loads supabase-js before it is usable.`)
    const weigh = (texts) => texts.reduce((total, text) => total + gzipSync(text).length, 0)
    return { name, html: weigh([read(name)]), script: weigh(code) }
  })
  for (const [what, budget] of Object.entries(budgets)) {
    const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
    const [heaviest] = weights.sort((one, other) => other[what] - one[what])
    const line = `${what}, gzipped: ${inKilobytes(heaviest[what])} at most (${heaviest.name}), of ${inKilobytes(budget)}`
    if (heaviest[what] > budget) fail(`Over the budget: ${line}`)
    console.log(line)
  }
}
