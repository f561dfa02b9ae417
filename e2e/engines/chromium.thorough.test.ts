import { chromium } from './chromium'
import { testEngine } from './test-engine'

// What it does otherwise Playwright's tests say; this, that the journeys hold in an engine which Playwright drives.
testEngine(chromium)
