import { expect, test } from 'vitest'
import { launchWarnings } from './launch-warnings.mjs'

test('a build names what the law asks for and missing holidays, and refuses for the first alone', () => {
  const row = (group: string, state: string) => ({ group, state })
  const [law, contact, hours] = ['law', 'contact', 'hours'].map((group) => row(group, 'missing'))
  const rows = [
    row('law', 'ok'),
    law,
    row('contact', 'ok'),
    contact,
    row('hours', 'ok'),
    hours,
    row('claim', 'missing'),
  ]
  expect(launchWarnings(rows)).toEqual({ named: [law, contact, hours], refused: [law, contact] })
})
