import { bench } from './bench/bench.ts'
import { beginCommand } from './shared/command-line.ts'
import { fail } from './shared/fail.ts'

const help = `
npm run bench -- [--routes=/,/faq] [--runs=5] [--beside=FOLDER] [--out=FILE]

Measures on a simulated slow phone when each page is painted and usable, and how long a press waits for its effect.

  --routes  only these pages, separated by commas
  --runs    visits to each page
  --beside  another built site to compare with, such as .local/site of another checkout
  --out     file for the figures (default .local/bench.json)
`

const { values } = beginCommand(help, {
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
    out: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) fail('--runs must be a whole number, 1 or more.')
await bench({ ...values, routes: values.routes?.split(','), runs })
