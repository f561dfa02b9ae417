import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from './fail.mjs'

/** Bytes, gzipped: a page's HTML with its styles, what runs before the first paint, and all script until it reacts. */
export const budgets = { html: 30_000, boot: 8_000, script: 130_000 }

const entries = ['index.html', 'src/app/main.tsx']

/** Says what each page weighs, and stops the build when one is over its budget or would load supabase-js with the page. */
export function reportWeights(outDir, htmlSizes) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  const pages = Object.keys(manifest).filter((module) => /^src\/pages\/.*(page|not-found)\.tsx$/.test(module))
  const rows = pages.map((page) => {
    const files = [...new Set([...entries, page].flatMap((module) => [...needed(manifest, module)]))]
    if (files.some((file) => /GoTrueClient/.test(read(outDir, file))))
      fail(`${page} loads supabase-js before it reacts.`)
    return {
      name: page.replace('src/pages/', ''),
      size: weigh(outDir, files),
    }
  })
  const html = Object.entries(htmlSizes).map(([name, size]) => ({ name, size }))
  check('HTML', html, budgets.html)
  check('Boot', [{ name: 'index.html', size: weigh(outDir, needed(manifest, 'index.html')) }], budgets.boot)
  check('Script', rows, budgets.script)
}

/** The files of a module and of everything that it imports statically. */
function* needed(manifest, module, seen = new Set()) {
  if (seen.has(module)) return
  seen.add(module)
  yield manifest[module].file
  for (const imported of manifest[module].imports ?? []) yield* needed(manifest, imported, seen)
}

function check(what, sizes, budget) {
  const heaviest = sizes.reduce((one, other) => (one.size > other.size ? one : other))
  console.log(
    `${what}, gzipped: ${kilobytes(heaviest.size)} at most (${heaviest.name}), of ${kilobytes(budget)}`,
  )
  const over = sizes.filter(({ size }) => size > budget)
  if (over.length > 0)
    fail(`Over the budget: ${over.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(', ')}`)
}

const read = (outDir, file) => readFileSync(join(outDir, file), 'utf8')
const weigh = (outDir, files) => sum([...files].map((file) => gzipSync(read(outDir, file)).length))
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
