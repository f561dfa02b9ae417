import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './project.ts'

/**
 * Imports a module of `src` through Vite, which resolves `@` and `import.meta.env`; tsx, which runs the scripts, has no
 * `import.meta.env`.
 * @param name such as `content/brand`
 */
export async function importSource<Module>(name: string): Promise<Module> {
  // Otherwise Vite sets "development" for the rest of this process.
  process.env.NODE_ENV ??= 'production'
  const { module } = await runnerImport<Module>(join(root, 'src', name), {
    root,
    resolve: { alias: { '@': join(root, 'src') } },
    logLevel: 'error',
  })
  return module
}
