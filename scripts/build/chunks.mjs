import { fail } from '../shared/fail.mjs'

/** @typedef {Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'imports'> & { modules: object }} Chunk a script file */

/**
 * The script files that a page loads until it is usable, boot first.
 * @param {Chunk[]} chunks
 * @param {string} page path of the page's module
 */
export function firstLoad(chunks, page) {
  const entries = ['/src/app/boot.ts', '/src/app/main.tsx', page].map((path) => {
    const chunk = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(path)))
    if (!chunk) throw new Error(`No script file holds ${path}.`)
    return chunk.fileName
  })
  return withImports(chunks, entries)
}

/**
 * Ends the build if two script files import each other: one of them would run before its import.
 * @param {Chunk[]} chunks
 */
export function refuseCycles(chunks) {
  for (const { fileName, imports } of chunks) {
    const reached = withImports(chunks, imports)
    if (reached.includes(fileName)) fail(`${fileName} imports itself through ${reached.join(', ')}.`)
  }
}

/**
 * The files and all that they import, directly or through others.
 * @param {Chunk[]} chunks
 * @param {string[]} files
 */
function withImports(chunks, files) {
  const found = new Set(files)
  // The loop also visits the files that it adds.
  for (const file of found)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported)
  return [...found]
}
