// Builds what `npm start` would build, in a process of its own, so that tests that need no site run meanwhile.
import { loadSettings } from './settings.mjs'
import { buildWhenChanged } from './start-site.mjs'

loadSettings()
await buildWhenChanged()
// The renderer leaves handles open.
process.exit()
