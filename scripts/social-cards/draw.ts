import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { browserArguments, requireBrowser } from '../shared/browser.ts'
import { importSource } from '../shared/import-source.ts'
import { root } from '../shared/project.ts'

const publicFolder = join(root, 'public')

/** Draws the social cards and the icons. */
export async function drawImages() {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await drawCards(page)
  await drawIcons(page)
  await browser.close()
}

/** Draws a card for the site and one for each country. */
async function drawCards(page: Page) {
  const folder = join(publicFolder, 'social')
  const { destinations } =
    await importSource<typeof import('../../src/content/destinations.ts')>('content/destinations')
  await drawCard(page, 'public/social/card.svg', 'What does a year in Europe cost?', join(folder, 'card.png'))
  for (const { slug, nameInText } of destinations)
    await drawCard(page, `src/assets/art/${slug}.svg`, `Study in ${nameInText}`, join(folder, `${slug}.png`))
}

/** Draws a card of the SVG file `drawing` with these words. */
async function drawCard(page: Page, drawing: string, words: string, file: string) {
  await page.setContent(await cardHtml(readFileSync(join(root, drawing), 'utf8'), words))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file })
}

async function cardHtml(svg: string, words: string) {
  const { brand } = await importSource<typeof import('../../src/content/brand.ts')>('content/brand')
  const { BridgeMark } = await importSource<typeof import('../../src/components/art/bridge-mark')>(
    'components/art/bridge-mark',
  )
  const mark = renderToStaticMarkup(createElement(BridgeMark))
  const colours = readFileSync(join(root, 'src/styles/theme.css'), 'utf8').match(/--color-.*/g)
  const font = readFileSync(join(root, 'src/assets/fonts/display.woff2'), 'base64')
  return `<style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}) }
    :root { ${colours?.join(' ')} }
    body { margin: 0; height: 630px; background: var(--color-paper); color: var(--color-ink); font: 700 76px/1.05 Display; letter-spacing: -0.015em }
    .words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 420px; display: flex; flex-direction: column; justify-content: space-between }
    .brand { display: flex; align-items: center; gap: 16px; font-size: 34px }
    .brand svg { width: 64px; height: 64px }
    .drawing { position: absolute; right: 0; bottom: 0; width: 680px; line-height: 0 }
    /* The arch of the drawing's sky. */
    .drawing svg { width: 680px; height: auto; overflow: hidden; border-radius: 340px 340px 0 0 }
  </style>
  <div class="drawing">${svg}</div>
  <div class="words"><div>${words}</div><div class="brand">${mark}${brand.name}</div></div>`
}

/** Draws public/favicon.svg in the sizes that browsers and phones ask for. */
async function drawIcons(page: Page) {
  const write = (name: string, image: Buffer) => writeFileSync(join(publicFolder, name), image)
  write('favicon.ico', icoFile(await icon(page, 32), 32))
  write('icon-192.png', await icon(page, 192))
  write('icon-512.png', await icon(page, 512))
  // Square corners, because phones round them.
  write('apple-touch-icon.png', await icon(page, 180, { corners: 0 }))
}

/** The icon as a PNG. */
async function icon(page: Page, size: number, { corners = 7 } = {}) {
  await page.setViewportSize({ width: size, height: size })
  const svg = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8').replace('rx="7"', `rx="${corners}"`)
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

/** An .ico file with one PNG: a header of 6 bytes, a directory entry of 16 bytes, the PNG. */
function icoFile(png: Buffer, size: number) {
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
