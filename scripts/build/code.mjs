// Vite's part of the build: the pre-renderer, and the browser's script files.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { localDir, root } from '../shared/project.mjs'
import { chunkFileNames, scriptFiles } from './script-files.mjs'

/** Builds the pre-renderer and loads it. */
export async function buildPrerenderer(mode) {
  const outDir = join(localDir, 'prerender', mode)
  // Node caches modules by name, and pages import from the entry: each build needs a name of its own.
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

/** Builds the browser's files into `outDir` and returns the chunks of script. */
export async function buildClient(mode, outDir) {
  const { output } = await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: scriptFiles, chunkFileNames, postBanner: compileHint } },
    },
  })
  return output.filter(({ type }) => type === 'chunk')
}

/** Chromium compiles these files' functions on another thread while they arrive; hydration calls half of them. */
const compileHint = ({ name }) => (['react', 'app'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : '')
