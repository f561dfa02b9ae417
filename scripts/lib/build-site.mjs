import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { reportWeights } from './build-report.mjs'
import { localDir, root } from './embedded.mjs'
import { hostRules } from './host-rules.mjs'
import { warnOfLaunch } from './launch-warnings.mjs'
import {
  backendLine,
  contactVariables,
  hostedSite,
  requireSettings,
  requireWellFormed,
  siteVariables,
  socialVariables,
} from './settings.mjs'

/** Where `npm start` builds to and serves from. */
export const embeddedSite = join(localDir, 'site')

/** Builds into `dist/` for a static host, or into `.local/site` for the embedded backend. */
export async function buildSite({ embedded }) {
  const mode = embedded ? 'embedded' : 'production'
  if (!embedded) await prepareForHosting()
  const outDir = embedded ? embeddedSite : join(root, 'dist')
  await build({ root, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await prerenderInto(outDir, mode)
  if (embedded) return
  const rules = hostRules(hostedSite().url)
  for (const [name, text] of Object.entries(rules)) writeFileSync(join(outDir, name), text)
}

/** Says which backend the site will talk to, and stops at a setting that is missing or malformed. */
async function prepareForHosting() {
  requireSettings(siteVariables, 'to build for hosting')
  requireWellFormed([...contactVariables, ...socialVariables])
  console.log(backendLine(hostedSite()))
  await warnOfLaunch()
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
