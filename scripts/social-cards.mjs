// Draws the pictures that social previews of the country pages show, into public/social. Run it after a drawing or a name has changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { browserArguments, ensureBrowser } from './shared/browser.mjs'
import { root } from './shared/project.mjs'

const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
const { destinations } = await vite.ssrLoadModule('/src/content/destinations.ts')
const { brand } = await vite.ssrLoadModule('/src/content/brand.ts')
const { BridgeMark } = await vite.ssrLoadModule('/src/components/art/bridge-mark.tsx')
const font = readFileSync(join(root, 'src/assets/fonts/display.woff2')).toString('base64')

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const { slug, name, nameInText } of destinations) {
  const { [`Country${name}`]: Drawing } = await vite.ssrLoadModule(`/src/components/art/country-${slug}.tsx`)
  await page.setContent(`<style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: 630px; background: #fbf5ea; color: #17223b; font: 700 76px/1.05 Display; letter-spacing: -0.015em }
    .words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 420px; display: flex; flex-direction: column; justify-content: space-between }
    .brand { display: flex; align-items: center; gap: 16px; font-size: 34px }
    .brand svg { width: 64px; height: 64px }
    .drawing { position: absolute; right: 0; bottom: 0; width: 680px }
  </style>
  <div class="drawing">${markup(Drawing, { width: 680 })}</div>
  <div class="words"><div>Study in ${nameInText}</div><div class="brand">${markup(BridgeMark)}${brand.name}</div></div>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, 'public/social', `${slug}.png`) })
}
await browser.close()
await vite.close()

function markup(component, props = {}) {
  return renderToStaticMarkup(createElement(component, props))
}
