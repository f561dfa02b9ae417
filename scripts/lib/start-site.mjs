import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import { buildSite, embeddedSite } from './build-site.mjs'
import { dataDirFromEnvironment, embeddedBackend, localDir, localKeys, root } from './embedded.mjs'
import { endOnSignal } from './end-on-signal.mjs'
import { fail } from './fail.mjs'
import { freeAddress } from './listen.mjs'
import { serveSite } from './serve-site.mjs'
import { backendLine } from './settings.mjs'

/** Builds the site if needed and serves it with its backend until interrupted. */
export async function start() {
  const running = endOnSignal()
  console.log(backendLine())
  const { port, host } = await freeAddress(4173, 'npm start')
  const dataDir = dataDirFromEnvironment()
  const backend = await embeddedBackend(dataDir).catch((error) => fail(error.message))
  running.backend = backend
  await buildWhenChanged()
  running.server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    build: { outDir: embeddedSite },
    preview: { port, strictPort: true, host },
    plugins: [backend, serveSite(embeddedSite)],
  })
  console.log(`
  StudyBridge   http://127.0.0.1:${port}
  Data          ${dataDir}
  What came in  ${port === 4173 ? '' : `PORT=${port} `}npm run inbox
`)
}

/** Rebuilds when a source file, a setting or the lock file differs from what the last build was made of. */
export async function buildWhenChanged() {
  const stamp = join(localDir, 'site.stamp')
  // The build reads the keys, so they are made before it is asked whether anything changed.
  localKeys()
  const current = fingerprint()
  if (existsSync(stamp) && existsSync(embeddedSite) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the site …')
  await buildSite({ embedded: true })
  writeFileSync(stamp, current)
}

function fingerprint() {
  const hash = createHash('sha256')
  const inputs = [
    'index.html',
    'package-lock.json',
    'tailwind.config.ts',
    'vite.config.ts',
    '.local/keys.json',
  ]
  for (const folder of ['src', 'public', 'scripts']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) inputs.push(join(entry.parentPath ?? entry.path, entry.name))
    }
  }
  for (const file of inputs.sort()) {
    const path = resolve(root, file)
    if (existsSync(path)) hash.update(path).update(readFileSync(path))
  }
  for (const name of Object.keys(process.env).sort()) {
    const counts = name.startsWith('VITE_') && !name.startsWith('VITE_SUPABASE_')
    if (counts && process.env[name]) hash.update(`${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}
