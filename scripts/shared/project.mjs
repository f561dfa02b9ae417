import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Everything that belongs to this machine alone: keys, data, the embedded build. Ignored by git. */
export const localDir = join(root, '.local')
