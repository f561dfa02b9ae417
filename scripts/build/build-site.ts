import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../shared/project.ts'
import { backendLine, hostedProjectForVisitors, requireSiteSettings } from '../shared/settings.ts'
import { embeddedSite } from '../site/built-site.ts'
import { fillIn, replaced } from '../site/html.ts'
import { writeRewrites } from '../site/rewrites.ts'
import { type Chunk, firstLoad } from './first-load.ts'
import { hostRules } from './host-rules.ts'
import { requireLaunchFacts } from './require-launch-facts.ts'
import { buildClient, buildPrerenderer } from './vite-builds.ts'
import { reportWeights } from './weights.ts'

/** Builds into `dist/` for a static host, or into `.local/site` for the embedded backend. */
export async function buildSite({ embedded }: { embedded: boolean }) {
  const mode = embedded ? 'embedded' : 'production'
  // Overrides a "development" of the shell, with which Vite would build React's development code.
  process.env.NODE_ENV = 'production'
  if (!embedded) await prepareForHosting()
  const outDir = embedded ? embeddedSite : join(root, 'dist')
  const prerenderer = await buildPrerenderer(mode)
  const chunks = await buildClient(mode, outDir)
  await prerenderInto(outDir, prerenderer, chunks)
  if (embedded) return writeRewrites(outDir, prerenderer.rewrites)
  const rules = hostRules(prerenderer.rewrites, hostedProjectForVisitors()?.url)
  for (const [name, text] of Object.entries(rules)) writeFileSync(join(outDir, name), text)
}

/** Prints the site's backend; stops at a missing or malformed setting and at missing launch facts. */
async function prepareForHosting() {
  requireSiteSettings()
  console.log(backendLine(hostedProjectForVisitors()))
  await requireLaunchFacts()
}

/** Writes every route as an HTML file with inlined styles and preloaded script. */
async function prerenderInto(
  outDir: string,
  { files, renderPage, robots, sitemap }: typeof import('../../src/app/prerender'),
  chunks: Chunk[],
) {
  const app = firstLoad(chunks)
  const template = withInlinedStyles(outDir)
  // The HTML has boot as its script already.
  const appLinks = preloadLinks(app.slice(1))
  const shell = replaced(template, '</head>', () => `${waitForBodyLink}${appLinks}</head>`)
  const pages = []
  for (const { url, name, module } of files) {
    const scripts = firstLoad(chunks, module)
    pages.push({ name, scripts })
    const pageLinks = preloadLinks(scripts.filter((file) => !app.includes(file)))
    const pageShell = replaced(shell, '</body>', () => `${pageLinks}</body>`)
    const file = join(outDir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fillIn(pageShell, await renderPage(url)))
  }
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap())
  writeFileSync(join(outDir, 'robots.txt'), robots())
  reportWeights(outDir, pages)
}

/**
 * The built `index.html` with its styles inside: a separate style sheet would delay the first paint by a round trip. One with
 * `media` does not block it.
 */
function withInlinedStyles(outDir: string) {
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const blockingStyles = /<link rel="stylesheet"(?![^>]*media=)[^>]*href="([^"]+)"[^>]*>/g
  return replaced(
    template,
    blockingStyles,
    (_, href) => `<style>${readFileSync(join(outDir, href), 'utf8')}</style>`,
  )
}

/** The first paint waits until the notice, the first element of the body, is parsed. Otherwise Chromium paints an empty page first. */
const waitForBodyLink = '<link rel="expect" href="#script-notice" blocking="render">'

/**
 * Links that fetch script files at low priority, so that the HTML is painted first. Chromium compiles a `modulepreload` during
 * the download, but a `preload` later in the main thread.
 */
const preloadLinks = (scripts: string[]) =>
  scripts
    .map((file) => `<link rel="modulepreload" as="script" crossorigin fetchpriority="low" href="/${file}">`)
    .join('')
