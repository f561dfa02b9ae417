// `npm run bench`: how soon each page is painted and usable on a slow phone, and what a press waits for.
import { beginCommand } from './shared/command-line.mjs'
import { fail } from './shared/fail.mjs'

const help = `
npm run bench -- [--routes=/,/faq] [--runs=5] [--beside=FOLDER] [--out=FILE]

Measures how soon each page is painted and usable on a slow phone, and what a press waits for.

  --routes  these pages only, with commas between them
  --runs    how often each page is measured
  --beside  measures another built site in turn with this one, such as .local/site of another checkout
  --out     writes the figures into this file
`

const { values } = beginCommand(help, { texts: ['routes', 'runs', 'beside', 'out'] })
const runs = Number(values.runs ?? 5)
if (!Number.isInteger(runs) || runs < 1) fail('--runs must be a whole number, 1 or more.')
const { bench } = await import('./bench/bench.mjs')
await bench({ ...values, routes: values.routes?.split(','), runs })
// The site's builder leaves handles open.
process.exit()
