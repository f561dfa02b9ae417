// `node scripts/fonts.mjs`: cuts the display typeface down to one weight and the characters that headings use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './lib/embedded.mjs'

const WEIGHT = 700
const family = 'bricolage-grotesque'
const latin = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
  ...Array.from({ length: 96 }, (_, index) => 160 + index),
)
const subsets = { latin: `${latin}–—‘’“”…•€`, 'latin-ext': '₹' }

const target = join(root, 'src/assets/fonts')
mkdirSync(target, { recursive: true })
for (const [subset, text] of Object.entries(subsets)) {
  const source = join(
    root,
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  )
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  })
  const name = subset === 'latin' ? 'display.woff2' : 'display-rupee.woff2'
  writeFileSync(join(target, name), font)
  console.log(`${name} ${font.length} bytes`)
}
