// What `npm start` starts, with a database that goes when the run ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'studybridge-e2e-'))
// A test run that is killed takes it along.
process.on('disconnect', () => process.exit())
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATA_DIR = join(folder, 'data')
await import('../scripts/start.mjs')
