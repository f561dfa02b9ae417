import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../shared/project.ts'
import {
  backendLine,
  contactVariables,
  hostedProjectForVisitors,
  requireSiteSettings,
  requireValid,
  socialVariables,
} from '../shared/settings.ts'
import { embeddedSite } from '../site/built-site.ts'
import { fillIn, replacePart } from '../site/html.ts'
import { type Chunk, firstLoad } from './first-load.ts'
import { hostRules } from './host-rules.ts'
import { requireLaunchFacts } from './require-launch-facts.ts'
import { buildClient, buildPrerenderer, type Prerenderer } from './vite-builds.ts'
import { reportWeights } from './weights.ts'

/** Builds into `dist/` for a static host, or into `.local/site` for the embedded backend. */
export async function buildSite({ embedded }: { embedded: boolean }) {
  const mode = embedded ? 'embedded' : 'production'
  const outDir = embedded ? embeddedSite : join(root, 'dist')
  // Overrides a "development" of the environment, with which Vite would build React's development code.
  process.env.NODE_ENV = 'production'
  requireValid(['VITE_SITE_URL', ...contactVariables, ...socialVariables])
  const hosted = embedded ? undefined : await requireHostedProject()
  const prerenderer = await buildPrerenderer(mode)
  // Empties the folder; writes script, styles, the files of `public/`, and `index.html` without a page.
  const chunks = await buildClient(mode, outDir)
  const pages = await writePages(outDir, prerenderer, chunks)
  const { rewrites, robots, sitemap } = prerenderer
  const rules = hostRules(rewrites, hosted?.url)
  for (const [name, text] of Object.entries({ 'sitemap.xml': sitemap(), 'robots.txt': robots(), ...rules }))
    writeFileSync(join(outDir, name), text)
  reportWeights(outDir, pages)
}

/** Prints and returns the site's backend. Stops the build at a missing or malformed setting and at missing launch facts. */
async function requireHostedProject() {
  requireSiteSettings()
  const hosted = hostedProjectForVisitors()
  console.log(backendLine(hosted))
  await requireLaunchFacts()
  return hosted
}

/** Writes every page as an HTML file with inlined styles and preloaded script. Returns the files' names and scripts. */
async function writePages(outDir: string, { htmlFiles, renderPage }: Prerenderer, chunks: Chunk[]) {
  const appScripts = firstLoad(chunks)
  const template = withInlinedStyles(outDir)
  // The files of the app stand in the head, those of the page at the end: in the head they would delay the first paint. Boot is in
  // the HTML already, as its script.
  const appLinks = preloadLinks(appScripts.slice(1))
  const shell = replacePart(template, '</head>', () => `${waitForBodyLink}${appLinks}</head>`)
  const written = []
  for (const { url, name, module } of htmlFiles) {
    const scripts = firstLoad(chunks, module)
    written.push({ name, scripts })
    const pageLinks = preloadLinks(scripts.filter((script) => !appScripts.includes(script)))
    const pageShell = replacePart(shell, '</body>', () => `${pageLinks}</body>`)
    const path = join(outDir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, fillIn(pageShell, await renderPage(url)))
  }
  return written
}

/**
 * The built `index.html` with its styles inside: a separate style sheet would delay the first paint by a round trip. One with
 * `media` does not block it.
 */
function withInlinedStyles(outDir: string) {
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const blockingStyles = /<link rel="stylesheet"(?![^>]*media=)[^>]*href="([^"]+)"[^>]*>/g
  return replacePart(
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
