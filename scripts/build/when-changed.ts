import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localKeys } from '../shared/local-keys.ts'
import { localDir, root } from '../shared/project.ts'
import { embeddedSite } from '../site/built-site.ts'
import { buildSite } from './build-site.ts'

/** Builds the site for the embedded backend if a source, a setting or the lock file changed since the last build. */
export async function buildWhenChanged() {
  const stamp = join(localDir, 'site.stamp')
  // Creates the keys, which are part of the fingerprint.
  localKeys()
  const current = fingerprint()
  if (existsSync(stamp) && existsSync(embeddedSite) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the site …')
  // A build that fails leaves a broken folder, which must not count as current.
  rmSync(stamp, { force: true })
  await buildSite({ embedded: true })
  writeFileSync(stamp, current)
}

/**
 * A hash of the build's three inputs: the year, which the footer shows, the project's files, and the variables that Vite reads. It
 * skips `VITE_SUPABASE_*`, which name a hosted project: the embedded site uses its own address and the key in keys.json. The hash
 * covers all of `scripts/`, because a list of the files that the build imports could miss one.
 */
function fingerprint() {
  const hash = createHash('sha256').update(`${new Date().getFullYear()}`)
  const files = ['.local/keys.json', ...readdirSync(root).filter((name) => /\.(html|json|ts)$/.test(name))]
  for (const folder of ['src', 'public', 'scripts'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (!name.includes('.test.')) files.push(join(folder, name))
  for (const file of files.sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  for (const name of Object.keys(process.env).sort()) {
    const affectsBuild = name.startsWith('VITE_') && !name.startsWith('VITE_SUPABASE_')
    if (affectsBuild && process.env[name]) hash.update(`${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}
