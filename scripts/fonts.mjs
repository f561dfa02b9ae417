// `node scripts/fonts.mjs`: cuts the display typeface down to one weight, one file and the characters of headings.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './shared/project.mjs'

const displayFace = join(root, 'src/assets/fonts/display.woff2')
// Google's files, also as Fontsource packs them, keep ₹ apart from the Latin letters; this package has the whole face.
const whole = import.meta.resolve(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
)

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Latin with what accents, quotes, dashes and prices need. `fonts.css` repeats it as the face's `unicode-range`. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€₹`

const font = await subsetFont(readFileSync(new URL(whole)), characters, {
  targetFormat: 'woff2',
  // The features that a browser applies unasked.
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'],
})
writeFileSync(displayFace, font)
console.log(`${displayFace} ${font.length} bytes`)
