import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../shared/fail.mjs'
import { root } from '../shared/project.mjs'
import { needed } from './plan-files.mjs'

/**
 * What a page may cost until it is hydrated. Bytes, gzipped: its HTML with the styles, what runs before the first
 * paint, and all script; and the number of script files.
 */
export const budgets = { html: 30_000, boot: 8_000, script: 125_000, files: 8 }

/** The script files that hydrate a page, from the modules that its row of the route table imports; the boot script first. */
export function firstLoad(chunks, modules) {
  if (modules.length === 0) throw new Error('A page has no code of its own: its row imports nothing.')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const own = [join(root, 'src/app/main.tsx'), ...modules].map((module) =>
    chunks.find((chunk) => module in chunk.modules),
  )
  const first = new Set()
  for (const chunk of [entry, ...own]) needed(chunk, chunks, first)
  return [...first].map(({ fileName }) => fileName)
}

/** Says what the pages weigh and how long they are, and stops the build when one is over its budget or would load supabase-js with the page. */
export function reportWeights(outDir, pages) {
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
