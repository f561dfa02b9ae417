// Vite's part of the build: the pre-renderer, and the browser's script in few files.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { budgets } from './build-report.mjs'
import { localDir, root } from './embedded.mjs'
import { planFiles } from './plan-files.mjs'

/** Builds the pre-renderer and loads it. Each of its files names the modules that the page's row of the route table imports. */
export async function buildPrerenderer(mode) {
  const outDir = join(localDir, 'prerender', mode)
  const ssr = 'src/app/prerender.tsx'
  await build({
    root,
    mode,
    logLevel: 'warn',
    plugins: [noteImports()],
    build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false },
  })
  const prerenderer = await import(`${pathToFileURL(join(outDir, 'prerender.js'))}?at=${Date.now()}`)
  const files = []
  for (const { load, ...file } of prerenderer.files) {
    globalThis.importedModules = new Set()
    await load()
    files.push({ ...file, modules: [...globalThis.importedModules] })
  }
  return { ...prerenderer, files }
}

/** Makes the code note each module that it imports on demand. */
function noteImports() {
  return {
    name: 'studybridge:note-imports',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('/node_modules/')) return
      for (const [text, , specifier] of code.matchAll(/\bimport\((["'])(.+?)\1\)/g)) {
        const module = await this.resolve(specifier, id)
        if (!module || module.external) continue
        const note = `globalThis.importedModules?.add(${JSON.stringify(module.id)})`
        code = code.replace(text, () => `(${note}, ${text})`)
      }
      return { code, map: null }
    },
  }
}

/** Builds the browser's files into `outDir` and returns the chunks of script. `pages` are lists of modules. */
export async function buildClient(mode, outDir, pages) {
  const options = { root, mode, logLevel: 'warn' }
  const first = await build({ ...options, build: { write: false } })
  // Boot, vendor, shell and the bundler's own runtime are on every page.
  const plan = planFiles(first.output.filter(isChunk), pages, budgets.files - 4)
  const groups = [{ debugName: 'shared files', name: (module) => plan.get(module) ?? null }]
  const codeSplitting = { groups, includeDependenciesRecursively: false }
  const { output } = await build({
    ...options,
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
  })
  return output.filter(isChunk)
}

const isChunk = ({ type }) => type === 'chunk'
