// `node scripts/social-cards.mjs [FOLDER]`: draws the pictures that social previews of the country pages show, into public/social
// unless a folder is named. Run it after a drawing or a name has changed.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { browserArguments, ensureBrowser } from './shared/browser.mjs'
import { root } from './shared/project.mjs'

const folder = resolve(root, process.argv[2] ?? 'public/social')
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
const { destinations } = await vite.ssrLoadModule('/src/content/destinations.ts')
const { brand } = await vite.ssrLoadModule('/src/content/brand.ts')
const { BridgeMark } = await vite.ssrLoadModule('/src/components/art/bridge-mark.tsx')
const mark = renderToStaticMarkup(createElement(BridgeMark))
const asset = (name, encoding) => readFileSync(join(root, 'src/assets', name), encoding)

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const { slug, nameInText } of destinations) {
  await page.setContent(`<style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${asset('fonts/display.woff2', 'base64')}) }
    body { margin: 0; height: 630px; background: #fbf5ea; color: #17223b; font: 700 76px/1.05 Display; letter-spacing: -0.015em }
    .words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 420px; display: flex; flex-direction: column; justify-content: space-between }
    .brand { display: flex; align-items: center; gap: 16px; font-size: 34px }
    .brand svg { width: 64px; height: 64px }
    .drawing { position: absolute; right: 0; bottom: 0; width: 680px; line-height: 0 }
    /* The arch of the sky: drawings reach beyond it. */
    .drawing svg { border-radius: 340px 340px 0 0 }
  </style>
  <div class="drawing">${asset(`art/${slug}.svg`, 'utf8')}</div>
  <div class="words"><div>Study in ${nameInText}</div><div class="brand">${mark}${brand.name}</div></div>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${slug}.png`) })
}
await browser.close()
await vite.close()
