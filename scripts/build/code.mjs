// Vite's part of the build: the pre-renderer, and the browser's script in few files.
import { dirname, join } from 'node:path/posix'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { localDir, root } from '../shared/project.mjs'
import { planFiles } from './plan-files.mjs'
import { budgets } from './report.mjs'

/** Builds the pre-renderer and loads it. Each of its files names the modules that the page's row of the route table imports. */
export async function buildPrerenderer(mode) {
  const outDir = join(localDir, 'prerender', mode)
  const ssr = 'src/app/prerender.tsx'
  // Pages import from the entry, too, and must find the same contexts in it.
  const entry = `prerender-${Date.now()}.js`
  await build({
    root,
    mode,
    logLevel: 'warn',
    plugins: [noteImports()],
    build: {
      ssr,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: entry } },
    },
  })
  const prerenderer = await import(pathToFileURL(join(outDir, entry)).href)
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

/** What Vite makes of an `import()`: it wraps it in a function that would preload what the file imports. */
const LATE_IMPORT =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?import\(("\.\/[^"]+")\)(\.then\(\(n\) => n\.\w+\))?(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g

/** In the browser's files `import()` is a call of `importFile`, which src/app/boot.ts makes known. */
function lateCode() {
  return {
    name: 'studybridge:late-code',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
    renderChunk: (code, { fileName }) => {
      const routed = code.replace(LATE_IMPORT, 'importFile($1)$2')
      if (/\bimport\("|__vitePreload\(/.test(routed))
        throw new Error(`${fileName} imports code in a way that the build does not know.`)
      return { code: routed, map: null }
    },
  }
}

/**
 * Builds the browser's files into `outDir` and returns the chunks of script. `pages` are lists of modules. `importsOf` is
 * what the browser reads a file's imports with.
 */
export async function buildClient(mode, outDir, pages, importsOf) {
  const options = { root, mode, logLevel: 'warn', plugins: [lateCode()] }
  const first = await build({ ...options, build: { write: false } })
  // Boot, vendor, shell and the bundler's own runtime are on every page.
  const plan = planFiles(first.output.filter(isChunk), pages, budgets.files - 4)
  const groups = [{ debugName: 'shared files', name: (module) => plan.get(module) ?? null }]
  const codeSplitting = { groups, includeDependenciesRecursively: false }
  const { output } = await build({
    ...options,
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
  })
  const chunks = output.filter(isChunk)
  for (const { fileName, code, imports } of chunks) {
    const read = importsOf(code).map((file) => join(dirname(fileName), file))
    if (String(read.toSorted()) !== String(imports.toSorted()))
      throw new Error(`${fileName} imports ${imports}, and the browser would read ${read}.`)
  }
  return chunks
}

const isChunk = ({ type }) => type === 'chunk'
