// Starts the server of `npm start` with a temporary database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'studybridge-e2e-'))
// End when the test run is killed.
process.on('disconnect', () => process.exit())
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATA_DIR = join(folder, 'data')
process.argv.push('start')
await import('../../scripts/command.mjs')
