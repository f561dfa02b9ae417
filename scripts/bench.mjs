// `npm run bench`: how soon each page is painted and usable on a slow phone, beside the same page without script.
import { beginCommand } from './shared/command-line.mjs'
import { fail } from './shared/fail.mjs'

const help = `
npm run bench -- [--routes=/,/faq] [--runs=5] [--out=FILE] [--against=FILE] [--lighthouse]

Measures how soon each page is painted and usable on a slow phone, beside the same page without script.

  --routes      these pages only, with commas between them
  --runs        how often each page is loaded
  --out         writes the figures into this file
  --against     compares with the figures in this file
  --lighthouse  adds what Lighthouse says, which npx fetches; half a minute more a page and run
`

const { values } = beginCommand(help, { texts: ['routes', 'runs', 'out', 'against'], flags: ['lighthouse'] })
const runs = Number(values.runs ?? 5)
if (!Number.isInteger(runs) || runs < 1) fail('--runs must be a whole number, 1 or more.')
const { bench } = await import('./bench/bench.mjs')
await bench({ ...values, routes: values.routes?.split(','), runs })
// The site's builder leaves handles open.
process.exit()
