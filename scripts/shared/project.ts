import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Files of this machine: keys, data, the embedded build. Git ignores it. */
export const localDir = join(root, '.local')
