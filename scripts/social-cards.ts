import { beginCommand } from './shared/command-line.ts'
import { drawImages } from './social-cards/draw.ts'

const help = `
npm run social-cards

Draws the social cards, and public/favicon.svg as icons, into public. Run it after changing a country's drawing or name,
or the icon.
`

beginCommand(help)
await drawImages()
