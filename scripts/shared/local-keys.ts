import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { orUndefined } from '../../src/lib/or-undefined.ts'
import { localDir } from './project.ts'

const randomToken = () => randomBytes(24).toString('base64url')

/** The keys of the embedded backend, created on first use. All servers of a checkout share them, because the build contains one. */
export function localKeys(): { publishable: string; secret: string; jwt: string } {
  const file = join(localDir, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(localDir, { recursive: true })
    const keys = {
      publishable: `sb_publishable_${randomToken()}`,
      secret: `sb_secret_${randomToken()}`,
      jwt: randomToken() + randomToken(),
    }
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
    // If two commands start at once, the first link wins.
    orUndefined(() => linkSync(draft, file))
    rmSync(draft)
  }
  chmodSync(file, 0o600)
  const text = readFileSync(file, 'utf8')
  // Hide the message of JSON.parse, which quotes the file with its secrets.
  const keys = orUndefined(() => JSON.parse(text))
  if (['publishable', 'secret', 'jwt'].every((name) => typeof keys?.[name] === 'string')) return keys
  throw new Error(`${file} holds no valid keys. Delete it; the next start creates new keys.`)
}
