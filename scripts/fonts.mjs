// `node scripts/fonts.mjs`: cuts the display typeface down to one weight, one file and the characters of headings.
import { writeFileSync } from 'node:fs'
import { cutDisplayFace, displayFace } from './build/display-face.mjs'

const font = await cutDisplayFace()
writeFileSync(displayFace, font)
console.log(`${displayFace} ${font.length} bytes`)
