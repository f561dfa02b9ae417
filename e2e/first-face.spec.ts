import { join } from 'node:path'
import { root } from '../scripts/shared/project.mjs'
import { expect, once, pages, test } from './fixtures'

const fontsource = (name: string) => `node_modules/@fontsource/${name}/files/${name}-latin-700-normal.woff2`

/** Files of faces, by the address at which the test serves them. */
const files: Record<string, string> = {
  '/measured/display': 'src/assets/fonts/display.woff2',
  '/measured/roboto': fontsource('roboto'),
  '/measured/noto-sans': fontsource('noto-sans'),
  '/measured/dejavu-sans': fontsource('dejavu-sans'),
}
const devices = {
  'Bridge Roboto': '/measured/roboto',
  'Bridge Noto Sans': '/measured/noto-sans',
  'Bridge DejaVu Sans': '/measured/dejavu-sans',
}
/** Of the headings below the title, in all pages. */
const WRAP_DIFFERENTLY = 12

// Without scripts every fold is open.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 120_000 })

test(
  'titles wrap alike with the display face and with what a first visit has',
  once,
  async ({ page, cleanConsole }) => {
    cleanConsole.allow(/404/)
    await page.route('**/measured/*', (route) =>
      route.fulfill({ path: join(root, files[new URL(route.request().url()).pathname] ?? '') }),
    )
    const different = new Map(Object.keys(devices).map((name) => [name, 0]))
    for (const { url } of pages) {
      await page.goto(url)
      const found = await page.evaluate(compareLines, devices)
      for (const [name, { titles, others }] of Object.entries(found)) {
        expect.soft(titles, `${url}: ${name}`).toEqual([])
        different.set(name, (different.get(name) ?? 0) + others)
      }
    }
    for (const [name, count] of different) expect.soft(count, name).toBeLessThanOrEqual(WRAP_DIFFERENTLY)
  },
)

/** For each fallback face, with its `size-adjust` and so on: the `h1` whose line count differs from the display face's, and the count of other headings that differ. */
async function compareLines(devices: Record<string, string>) {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const style = document.head.appendChild(document.createElement('style'))
  const linesWith = async (source: string, adjusted = '') => {
    style.textContent = `@font-face { ${adjusted} font-family: Measured; font-weight: 700; src: url(${source}) }
      :is(h1, h2, h3), :is(h1, h2, h3) * { font-family: Measured !important }`
    await document.fonts.load('700 20px Measured')
    return headings.map((heading) =>
      Math.round(heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
    )
  }
  const expected = await linesWith('/measured/display')
  const found: Record<string, { titles: string[]; others: number }> = {}
  for (const [name, source] of Object.entries(devices)) {
    const face = faces.find(({ style }) => style.getPropertyValue('font-family').includes(name))
    const adjusted = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']
      .map((property) => `${property}: ${face?.style.getPropertyValue(property)};`)
      .join(' ')
    const lines = await linesWith(source, adjusted)
    const changed = headings.filter((_, index) => lines[index] !== expected[index])
    const titles = changed.filter(({ tagName }) => tagName === 'H1')
    found[name] = {
      titles: titles.map(({ textContent }) => textContent ?? ''),
      others: changed.length - titles.length,
    }
  }
  return found
}
