import { chromium } from './chromium'
import { testEngine } from './test-engine'

// What it does otherwise Playwright's tests say; thorough, that the journeys hold in an engine which Playwright drives.
testEngine(chromium, { withJourneys: Boolean(process.env.TEST_THOROUGH) })
