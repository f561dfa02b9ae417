import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './embedded.mjs'

/** A module of `src/content`, for what runs outside Vite; it sees the settings as `import.meta.env`. */
export async function importContent(name) {
  const { module } = await runnerImport(join(root, 'src/content', `${name}.ts`), {
    root,
    resolve: { alias: { '@': join(root, 'src') } },
    logLevel: 'error',
  })
  return module
}
