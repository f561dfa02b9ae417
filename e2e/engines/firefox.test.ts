import { firefox } from './firefox'
import { testEngine } from './test-engine'

testEngine(firefox)
