import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.mjs'

/**
 * What a page may cost until it is usable. Bytes, gzipped: its HTML with the styles, what runs before the first paint, and
 * all script without supabase-js; the number of script files of a page, and of the site.
 */
export const budgets = { html: 34_000, boot: 8_000, script: 215_000, files: 14, allFiles: 75 }

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

/** Prints the pages' weights and lengths; stops the build at a page over budget or with supabase-js in its first load. */
export function reportWeights(outDir, pages, chunks) {
  const read = (file) => readFileSync(join(outDir, file), 'utf8')
  const weigh = (files) => files.reduce((total, file) => total + gzipSync(read(file)).length, 0)
  for (const { name, scripts } of pages) {
    if (scripts.some((file) => /GoTrueClient/.test(read(file)))) {
      fail(`${name} loads supabase-js before it is hydrated.`)
    }
  }
  check('HTML, gzipped', pages, ({ html }) => html, budgets.html, kilobytes)
  check('Boot, gzipped', pages, ({ scripts }) => weigh(scripts.slice(0, 1)), budgets.boot, kilobytes)
  check('Script, gzipped', pages, ({ scripts }) => weigh(scripts), budgets.script, kilobytes)
  check('Script files', pages, ({ scripts }) => scripts.length, budgets.files, String)
  check('Script files', [{ name: 'the site' }], () => chunks.length, budgets.allFiles, String)
  const longestFirst = pages.toSorted((one, other) => other.words - one.words)
  console.log(`Words in main: ${longestFirst.map(({ name, words }) => `${name} ${words}`).join(', ')}`)
}

function check(what, pages, measure, budget, show) {
  const sizes = pages.map((page) => ({ name: page.name, size: measure(page) }))
  const most = sizes.reduce((one, other) => (one.size > other.size ? one : other))
  console.log(`${what}: ${show(most.size)} at most (${most.name}), of ${show(budget)}`)
  const over = sizes.filter(({ size }) => size > budget)
  if (over.length > 0)
    fail(`Over the budget: ${over.map(({ name, size }) => `${name} ${show(size)}`).join(', ')}`)
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
