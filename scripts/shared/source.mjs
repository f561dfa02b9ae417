import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './project.mjs'

/**
 * Imports a module of `src` through Vite, which resolves `@` and `import.meta.env`.
 * @template Module
 * @param {string} name such as `content/brand`
 * @returns {Promise<Module>}
 */
export async function importSource(name) {
  // Otherwise Vite sets "development", and a later build in this process would contain React's development code.
  process.env.NODE_ENV ??= 'production'
  const { module } = await runnerImport(join(root, 'src', name), {
    root,
    resolve: { alias: { '@': join(root, 'src') } },
    logLevel: 'error',
  })
  return module
}
