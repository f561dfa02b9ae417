// Builds what `npm start` would build, in a process of its own, so that tests that need no site run meanwhile.

import { buildWhenChanged } from '../build/when-changed.mjs'
import { loadSettings } from '../shared/settings.mjs'

loadSettings()
await buildWhenChanged()
// The renderer leaves handles open.
process.exit()
