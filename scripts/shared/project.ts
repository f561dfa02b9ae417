import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Files of this machine: keys, data, the embedded build. Git ignores it. */
export const localDir = join(root, '.local')
