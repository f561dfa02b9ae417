import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './project.mjs'

/** A module of `src`, for what runs outside Vite; it sees the settings as `import.meta.env`. */
export async function importSource(name) {
  // Vite would say "development" here, and a build in this process would then take React's development code.
  process.env.NODE_ENV ??= 'production'
  const { module } = await runnerImport(join(root, 'src', `${name}.ts`), {
    root,
    resolve: { alias: { '@': join(root, 'src') } },
    logLevel: 'error',
  })
  return module
}
