// `npm run bench`: how soon each page is painted and usable on a slow phone, beside the same page without script.
import { parseArgs } from 'node:util'
import { ensurePackages, requireNode } from './lib/install.mjs'

requireNode()
ensurePackages()
const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string' },
    against: { type: 'string' },
  },
})
const { bench } = await import('./lib/bench.mjs')
await bench({
  routes: values.routes?.split(','),
  runs: Number(values.runs),
  out: values.out,
  against: values.against,
})
// The site's builder leaves handles open.
process.exit()
