// `node scripts/fonts.mjs` writes src/assets/fonts/display.woff2: one weight of the display typeface with the characters of headings.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font'
import { root } from './shared/project.mjs'

const displayFace = join(root, 'src/assets/fonts/display.woff2')
// The files of Google Fonts and Fontsource put ₹ into another file than the Latin letters; this package has one file.
const whole = import.meta.resolve(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
)

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))

/** The same characters as the `unicode-range` in fonts.css: ASCII, letters of French and German, and signs of our headings. */
const characters = `${ascii}\u00a0«·»ÄÉÖÜßàâäçèéêëîïôöùûü–—‘’“”•…€₹`

const font = await subsetFont(readFileSync(new URL(whole)), characters, {
  targetFormat: 'woff2',
  // The features that browsers apply by default.
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'],
})
writeFileSync(displayFace, font)
console.log(`${displayFace} ${font.length} bytes`)
