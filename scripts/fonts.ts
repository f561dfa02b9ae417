import { writeDisplayFace } from './fonts/display-face.ts'
import { beginCommand } from './shared/command-line.ts'

const help = `
npm run fonts

Writes src/assets/fonts/display.woff2: one weight of the display typeface, with the characters of headings.
`

beginCommand(help)
await writeDisplayFace()
