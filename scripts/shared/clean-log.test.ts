import { expect, test } from 'vitest'
import { oneLine, withoutControls } from './clean-log.mjs'

test('what is logged cannot steer the terminal', () => {
  expect(withoutControls('\u001b[2J\u001b[31mred\u001b[0m\u0007 \u009b2J\u202etxt\u2066\r\n\tnext')).toBe(
    'red txt\n\tnext',
  )
  expect(oneLine(`first\nsecond`)).toBe('first')
})
