import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright/test'
import { browserArguments, ensureBrowser } from '../shared/browser.mjs'
import { builtPages } from '../shared/built-site.mjs'
import { fail } from '../shared/fail.mjs'
import { freeAddress } from '../shared/listen.mjs'
import { localDir, root } from '../shared/project.mjs'
import { findFaults } from './page-faults.mjs'
import { statesOf } from './page-states.mjs'

const target = join(localDir, 'screenshots')
/** What is pictured, and how wide a picture is on the contact sheet. */
const sizes = [
  { viewport: { width: 360, height: 740 }, shown: 240 },
  { viewport: { width: 820, height: 1180 }, shown: 400 },
  { viewport: { width: 1280, height: 800 }, shown: 520 },
]
/** Looked at for faults alone. */
const narrowest = { width: 320, height: 640 }

/** Pictures the given paths, or every page of the built site, in every state. Returns whether all of them are clean. */
export async function takeScreenshots(paths) {
  const { port } = await freeAddress(4188, 'npm run screenshots')
  const browser = await chromium
    .launch({ executablePath: ensureBrowser(), args: browserArguments })
    .catch(() => fail('The browser does not start. Install Chromium or Chrome, or set CHROMIUM_PATH to one.'))
  const server = await startServer(port)
  const baseURL = `http://127.0.0.1:${port}`
  let faults = 0
  try {
    for (const path of paths.length > 0 ? paths : builtPages().map(({ url }) => url)) {
      const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w-]/g, '-')
      rmSync(join(target, name), { recursive: true, force: true })
      mkdirSync(join(target, name), { recursive: true })
      const shoot = (page, state, options) => {
        const { width, height } = page.viewportSize()
        const file = `${state.replaceAll(' ', '-')}-${width}x${height}.png`
        return page.screenshot({ ...options, path: join(target, name, file) })
      }
      const report = (viewport, fault) => {
        faults++
        console.error(`${viewport.width} px ${path}: ${fault}`)
      }

      const states = statesOf(path)
      for (const viewport of [narrowest, ...sizes.map(({ viewport }) => viewport)]) {
        await visit(browser, { baseURL, viewport }, async ({ page, open }) => {
          await open(path)
          await page.waitForLoadState('networkidle')
          if (viewport !== narrowest) await shootAll(page, shoot)
          for (const fault of await faultsOf(page)) report(viewport, fault)
        })
        if (viewport === narrowest) continue
        for (const [state, go] of states) {
          await visit(browser, { baseURL, viewport }, async (visitor) => {
            await go(visitor).catch((error) => report(viewport, `no "${state}": ${error.message}`))
            await shoot(visitor.page, state)
          })
        }
      }
      await makeContactSheet(browser, name, [...everywhere, ...states.map(([state]) => state)])
    }
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
  console.log(`The contact sheets are in ${relative(root, target)}. ${faults} faults.`)
  return faults === 0
}

/** Somebody who comes for the first time, from India. */
async function visit(browser, { baseURL, viewport }, look) {
  const phone = viewport.width < 1000
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const open = async (path) => {
    await page.goto(path)
    await page.waitForFunction(() => document.querySelector('#root')?.dataset.hydrated === 'true')
  }
  await look({ page, open })
  await context.close()
}

const everywhere = ['page', 'print', 'forced colours']

/** The whole page, in each of the ways `everywhere`. */
async function shootAll(page, shoot) {
  const [plain, print, forced] = everywhere
  await shoot(page, plain, { fullPage: true })
  await page.emulateMedia({ media: 'print' })
  await shoot(page, print, { fullPage: true })
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await shoot(page, forced, { fullPage: true })
  await page.emulateMedia({ forcedColors: 'none' })
}

async function faultsOf(page) {
  const atTop = await page.evaluate(findFaults)
  // Further down, what is sticky has taken its place.
  await page.evaluate(() => scrollTo(0, 2 * innerHeight))
  return new Set([...atTop, ...(await page.evaluate(findFaults))])
}

/** All pictures of a page side by side, as HTML that leads to each of them, and as one picture. */
async function makeContactSheet(browser, name, states) {
  const figures = (state) =>
    sizes.map(({ viewport: { width, height }, shown }) => {
      const file = `${name}/${state.replaceAll(' ', '-')}-${width}x${height}.png`
      return `<figure><a href="${file}"><img src="${file}" width="${shown}" alt=""></a><figcaption>${width} x ${height}</figcaption></figure>`
    })
  const html = `<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>
  body, section { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start; font: 1rem sans-serif }
  h1, h2 { width: 100%; margin: 0 }
  section { width: ${sizes.reduce((sum, { shown }) => sum + shown, 0) + 40}px; gap: 1rem }
  figure { margin: 0 }
  img { border: 1px solid gray }
</style>
<h1>${name}</h1>
${states.map((state) => `<section><h2>${state}</h2>${figures(state).join('')}</section>`).join('\n')}
`
  const file = join(target, `${name}.html`)
  writeFileSync(file, html)
  const page = await browser.newPage({ viewport: { width: 3760, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(target, `${name}.png`), fullPage: true })
  await page.close()
}

async function startServer(port) {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: 'memory://pictures',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => {
    server.stdout.on('data', (text) => String(text).includes('http://') && resolve())
    server.once('exit', () => fail('The server did not start, so there are no pictures.'))
  })
  server.removeAllListeners('exit')
  return server
}
