// `node scripts/social-cards.mjs [FOLDER]` draws the social cards, and public/favicon.svg as icons, into `public`
// or FOLDER. Run it after changing a country's drawing or name, or the icon.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { browserArguments, ensureBrowser } from './shared/browser.mjs'
import { root } from './shared/project.mjs'
import { importSource } from './shared/source.mjs'

const folder = resolve(root, process.argv[2] ?? 'public')
/** @type {typeof import('../src/content/destinations')} */
const { destinations } = await importSource('content/destinations')
/** @type {typeof import('../src/content/brand')} */
const { brand } = await importSource('content/brand')
/** @type {typeof import('../src/components/art/bridge-mark')} */
const { BridgeMark } = await importSource('components/art/bridge-mark')
const mark = renderToStaticMarkup(createElement(BridgeMark))
const font = readFileSync(join(root, 'src/assets/fonts/display.woff2'), 'base64')

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
const cards = [
  { name: 'card', drawing: 'public/social/card.svg', words: 'What does a year in Europe cost?' },
  ...destinations.map(({ slug, nameInText }) => ({
    name: slug,
    drawing: `src/assets/art/${slug}.svg`,
    words: `Study in ${nameInText}`,
  })),
]
for (const { name, drawing, words } of cards) {
  await page.setContent(`<style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: 630px; background: #fbf5ea; color: #17223b; font: 700 76px/1.05 Display; letter-spacing: -0.015em }
    .words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 420px; display: flex; flex-direction: column; justify-content: space-between }
    .brand { display: flex; align-items: center; gap: 16px; font-size: 34px }
    .brand svg { width: 64px; height: 64px }
    .drawing { position: absolute; right: 0; bottom: 0; width: 680px; line-height: 0 }
    /* Clips the drawing to the arch of its sky. */
    .drawing svg { width: 680px; height: auto; overflow: hidden; border-radius: 340px 340px 0 0 }
  </style>
  <div class="drawing">${readFileSync(join(root, drawing), 'utf8')}</div>
  <div class="words"><div>${words}</div><div class="brand">${mark}${brand.name}</div></div>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, 'social', `${name}.png`) })
}

/**
 * The icon as a PNG. Touch icons have square corners, because phones round them.
 * @param {number} size
 */
async function icon(size, { corners = 7 } = {}) {
  await page.setViewportSize({ width: size, height: size })
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8').replace('rx="7"', `rx="${corners}"`)
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

/**
 * An .ico file with one PNG: a header of 6 bytes, a directory entry of 16 bytes, the PNG.
 * @param {Buffer} png
 * @param {number} size
 */
function icoFile(png, size) {
  const header = Buffer.alloc(22)
  const type = 1
  const images = 1
  header.writeUInt16LE(type, 2)
  header.writeUInt16LE(images, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  const colourPlanes = 1
  const bitsPerPixel = 32
  header.writeUInt16LE(colourPlanes, 10)
  header.writeUInt16LE(bitsPerPixel, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
const write = (name, data) => writeFileSync(join(folder, name), data)
write('favicon.ico', icoFile(await icon(32), 32))
write('apple-touch-icon.png', await icon(180, { corners: 0 }))
write('icon-192.png', await icon(192))
write('icon-512.png', await icon(512))
await browser.close()
