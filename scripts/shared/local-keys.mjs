import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.mjs'
import { localDir } from './project.mjs'

const token = () => randomBytes(24).toString('base64url')

/** The embedded backend's keys, made on first use. The publishable one is built into the site, so every server of this checkout shares them. */
export function localKeys(folder = localDir) {
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const keys = {
      publishable: `sb_publishable_${token()}`,
      secret: `sb_secret_${token()}`,
      jwt: token() + token(),
    }
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
    // Two commands may start at once: the first one's keys hold.
    attempt(() => linkSync(draft, file))
    rmSync(draft)
  }
  chmodSync(file, 0o600)
  const text = readFileSync(file, 'utf8')
  // JSON.parse's message quotes the file, which holds secrets.
  const keys = attempt(() => JSON.parse(text))
  if (['publishable', 'secret', 'jwt'].every((name) => typeof keys?.[name] === 'string')) return keys
  throw new Error(`${file} does not hold the keys. Delete it, and new ones are made.`)
}
