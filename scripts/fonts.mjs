import { beginCommand } from './shared/command-line.mjs'

const help = `
npm run fonts

Writes src/assets/fonts/display.woff2: one weight of the display typeface, with the characters of headings.
`

beginCommand(help)
const { writeDisplayFace } = await import('./fonts/display-face.mjs')
await writeDisplayFace()
