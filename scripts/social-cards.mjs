import { beginCommand } from './shared/command-line.mjs'

const help = `
npm run social-cards -- [FOLDER]

Draws the social cards, and public/favicon.svg as icons, into public or FOLDER. Run it after changing a country's drawing
or name, or the icon.
`

const { positionals } = beginCommand(help, { allowPositionals: true })
const { drawImages } = await import('./social-cards/draw.mjs')
await drawImages(positionals[0] ?? 'public')
