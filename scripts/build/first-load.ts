import type { Rolldown } from 'vite'
import { fail } from '../shared/fail.ts'

/** A script file. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> & { modules: object }

/**
 * The script files that a page loads until it is usable, boot first.
 * @param page the end of the path of the page's module; without it, only the files that every page loads
 */
export function firstLoad(chunks: Chunk[], page?: string) {
  const paths = ['/src/app/boot.ts', '/src/app/main.tsx', ...(page ? [page] : [])]
  const entries = paths.map((path) => {
    const chunk = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(path)))
    if (!chunk) throw new Error(`No script file holds ${path}.`)
    return chunk.fileName
  })
  return withImports(chunks, entries)
}

/** Stops the build at a circle of imports among script files: one of them would run before its import. */
export function refuseCycles(chunks: Chunk[]) {
  for (const { fileName, imports } of chunks) {
    const reached = withImports(chunks, imports)
    if (reached.includes(fileName)) fail(`${fileName} imports itself through ${reached.join(', ')}.`)
  }
}

/** The files and all that they import, directly or through others. */
function withImports(chunks: Chunk[], files: string[]) {
  const found = new Set(files)
  // The loop also visits the files that it adds.
  for (const file of found)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported)
  return [...found]
}
