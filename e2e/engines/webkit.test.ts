import { testEngine } from './test-engine'
import { webkit } from './webkit'

testEngine(webkit)
