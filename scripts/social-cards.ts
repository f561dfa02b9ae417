import { beginCommand } from './shared/command-line.ts'
import { drawImages } from './social-cards/draw.ts'

const help = `
npm run social-cards -- [FOLDER]

Draws the social cards, and public/favicon.svg as icons, into public or FOLDER. Run it after changing a country's drawing
or name, or the icon.
`

const { positionals } = beginCommand(help, { allowPositionals: true })
await drawImages(positionals[0] ?? 'public')
