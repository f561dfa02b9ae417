import { chromium } from './chromium'
import { testEngine } from './test-engine'

// What it does otherwise Playwright's tests say.
testEngine(chromium, { withJourneys: false })
