import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font'
import { beginCommand } from './shared/command-line.ts'
import { root } from './shared/project.ts'

const help = `
npm run fonts

Writes src/assets/fonts/display.woff2: one weight of the display typeface, with the characters of headings.
`

const FIRST_ASCII = 0x20
const LAST_ASCII = 0x7e
const ascii = String.fromCodePoint(
  ...Array.from({ length: LAST_ASCII - FIRST_ASCII + 1 }, (_, index) => FIRST_ASCII + index),
)

/** The same characters as the `unicode-range` in fonts.css: ASCII, letters of French and German, and signs of our headings. */
const characters = `${ascii}\u00a0«·»ÄÉÖÜßàâäçèéêëîïôöùûü–—‘’“”•…€₹`

beginCommand(help)
// This package has the whole face in one file. Google Fonts and Fontsource have ₹ in another file than the Latin letters.
const wholeFace = import.meta.resolve(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
)
const subset = await subsetFont(readFileSync(new URL(wholeFace)), characters, {
  targetFormat: 'woff2',
  // No features, so no kerning: its table would be half of the file, and our headings hardly need it.
  keepFeatures: [],
})
const file = join(root, 'src/assets/fonts/display.woff2')
writeFileSync(file, subset)
console.log(`${file}: ${subset.length} bytes`)
