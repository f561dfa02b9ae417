import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromium } from 'playwright/test'
import { browserArguments, ensureBrowser } from './browser.mjs'
import { builtPages } from './built-pages.mjs'
import { localDir, root } from './embedded.mjs'
import { fail } from './fail.mjs'
import { freeAddress } from './listen.mjs'
import { findFaults } from './page-faults.mjs'

const target = join(localDir, 'screenshots')
const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/** Pictures the given paths, or every page of the built site. Returns whether all of them are clean. */
export async function takeScreenshots(paths) {
  const { port } = await freeAddress(4188, 'npm run screenshots')
  const browser = await chromium
    .launch({ executablePath: ensureBrowser(), args: browserArguments })
    .catch(() => fail('The browser does not start. Install Chromium or Chrome, or set CHROMIUM_PATH to one.'))
  const server = await startServer(port)
  let faults = 0
  try {
    for (const viewport of sizes) {
      const phone = viewport.width < 1000
      const context = await browser.newContext({
        viewport,
        hasTouch: phone,
        isMobile: phone,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      for (const path of paths.length > 0 ? paths : builtPages().map(({ url }) => url)) {
        await page.goto(`http://127.0.0.1:${port}${path}`)
        await page.waitForFunction(() => document.querySelector('#root')?.dataset.hydrated === 'true')
        const name = `${viewport.width}${path === '/' ? '/home' : path}`.replace(/[?=&]/g, '-')
        mkdirSync(join(target, name, '..'), { recursive: true })
        await page.screenshot({ path: join(target, `${name}.png`), fullPage: true })
        await page.screenshot({ path: join(target, `${name}.fold.png`) })
        const found = await page.evaluate(findFaults)
        // Further down, what is sticky has taken its place.
        await page.evaluate(() => scrollTo(0, 2 * innerHeight))
        for (const fault of new Set([...found, ...(await page.evaluate(findFaults))])) {
          faults++
          console.error(`${viewport.width} px ${path}: ${fault}`)
        }
      }
      await context.close()
    }
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
  console.log(`Pictures are in ${relative(root, target)}. ${faults} faults.`)
  return faults === 0
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
