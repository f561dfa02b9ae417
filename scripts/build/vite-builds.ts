import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { localDir, root } from '../shared/project.ts'
import { chunkFileNames, codeSplitting, refuseUnusedPaths } from './code-splitting.ts'
import { refuseCycles } from './first-load.ts'

/** A mode of vite.config.ts. */
type Mode = 'embedded' | 'production'
export type Prerenderer = typeof import('../../src/app/prerender')

/** Builds `src/app/prerender.tsx`, which renders pages as HTML, and imports it. */
export async function buildPrerenderer(mode: Mode): Promise<Prerenderer> {
  const outDir = join(localDir, 'prerender', mode)
  // Each build needs a new file name: Node caches modules by their URL, and the files of pages import this file by its name.
  const entry = `prerender-${Date.now()}.js`
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: entry } },
    },
  })
  return import(pathToFileURL(join(outDir, entry)).href)
}

/** Builds the browser's files into `outDir` and returns the script chunks. */
export async function buildClient(mode: Mode, outDir: string) {
  const result = await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting, chunkFileNames, postBanner: compileHint } },
    },
  })
  // Vite returns a list for several outputs, and a watcher in watch mode.
  if (!('output' in result)) throw new Error('The build has more than one output.')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  refuseCycles(chunks)
  refuseUnusedPaths(chunks)
  return chunks
}

/** Lets Chromium compile all functions of a file during the download, off the main thread. */
const compileHint = () => '//# allFunctionsCalledOnLoad\n'
