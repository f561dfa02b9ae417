import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { localDir, root } from '../shared/project.mjs'
import { refuseCycles } from './chunks.mjs'
import { chunkFileNames, codeSplitting, refuseUnusedPaths } from './script-files.mjs'

/** Builds the pre-renderer with Vite and imports it. */
export async function buildPrerenderer(mode) {
  const outDir = join(localDir, 'prerender', mode)
  // Each build needs a new file name, because Node caches modules by their URL.
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
export async function buildClient(mode, outDir) {
  const { output } = await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting, chunkFileNames, postBanner: compileHint } },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  refuseCycles(chunks)
  refuseUnusedPaths(chunks)
  return chunks
}

/** Lets Chromium compile all functions of a file during the download, off the main thread. */
const compileHint = () => '//# allFunctionsCalledOnLoad\n'
