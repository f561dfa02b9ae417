import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, loadEnv } from 'vite'
import { reportWeights } from './build-report.mjs'
import { localDir, root } from './embedded.mjs'
import { fail } from './fail.mjs'
import { hostRules } from './host-rules.mjs'

/** Where `npm start` builds to and serves from. */
export const embeddedSite = join(localDir, 'site')

/** Builds into `dist/` for a static host, or into `.local/site` for the embedded backend. */
export async function buildSite({ embedded }) {
  const mode = embedded ? 'embedded' : 'production'
  if (!embedded) checkHostingVariables(loadEnv(mode, root, 'VITE_'))
  const outDir = embedded ? embeddedSite : join(root, 'dist')
  await build({ root, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await prerenderInto(outDir, mode)
  if (embedded) return
  const rules = hostRules(loadEnv(mode, root, 'VITE_').VITE_SUPABASE_URL)
  for (const [name, text] of Object.entries(rules)) writeFileSync(join(outDir, name), text)
}

function checkHostingVariables(env) {
  const missing = ['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].filter(
    (name) => !env[name],
  )
  if (missing.length > 0)
    fail(`Set ${missing.join(' and ')} to build for hosting; .env.example explains each variable.`)
  for (const name of ['VITE_SITE_URL', 'VITE_SUPABASE_URL']) {
    if (!/^https?:\/\/[^/]+\/?$/.test(env[name]))
      fail(`${name} must be an address without a path, like https://www.example.com, not "${env[name]}".`)
  }
  if (isSecretKey(env.VITE_SUPABASE_ANON_KEY)) {
    fail('VITE_SUPABASE_ANON_KEY holds a secret key. It would be published; use the publishable (anon) key.')
  }
}

function isSecretKey(key) {
  if (key.startsWith('sb_secret_')) return true
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return payload.includes('service_role')
}

/** Renders every route of the table into a flat file, its styles inlined. */
async function prerenderInto(outDir, mode) {
  const serverDir = join(localDir, 'prerender', mode)
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: serverDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  })
  const { files, renderDocument, robots, sitemap } = await import(
    `${pathToFileURL(join(serverDir, 'prerender.js'))}?at=${Date.now()}`
  )
  const shell = inlineStyles(readFileSync(join(outDir, 'index.html'), 'utf8'), outDir)
  const htmlSizes = {}
  for (const { url, name } of files) {
    const html = await renderDocument(url, shell)
    htmlSizes[name] = gzipSync(html).length
    const file = join(outDir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap())
  writeFileSync(join(outDir, 'robots.txt'), robots())
  reportWeights(outDir, htmlSizes)
  rmSync(join(outDir, '.vite'), { recursive: true, force: true })
}

// A style sheet of its own would cost the first paint a round trip.
function inlineStyles(shell, outDir) {
  return shell.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href) => {
    return `<style>${readFileSync(join(outDir, href), 'utf8')}</style>`
  })
}
