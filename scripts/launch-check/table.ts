import type { Check } from '../../src/domain/launch/check.ts'
import { alignedLines, printable } from '../shared/terminal.ts'

/** The headings of the table, in its order. */
const groups: Record<Check['group'], string> = {
  price: 'One price, said once',
  law: 'Who you are and what you promise (the law asks for it)',
  contact: 'How visitors reach you',
  settings: 'Settings',
  hours: 'Business hours',
  content: 'People',
  discrepancy: 'Known discrepancies',
  claim: 'Claims that only you can confirm',
  site: 'The site, checked from outside',
  database: 'The database',
}
const marks = { done: '✓', open: '✗', unchecked: '–' }

/** Sorts checks by their groups. */
export function inTableOrder(checks: Check[]) {
  const order = Object.keys(groups)
  return [...checks].sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
}

export const countOpenByLaw = (checks: Check[]) =>
  checks.filter(({ requiredByLaw, state }) => requiredByLaw && state !== 'done').length

/** The checks as one table, a heading before each group. */
export function launchTable(checks: Check[]) {
  const lines = alignedLines(
    checks.map(({ state, what, where }) => [
      `  ${marks[state]}`,
      printable(what, 100),
      state === 'done' ? '' : printable(where, 120),
    ]),
  )
  const table = checks.flatMap(({ group }, index) =>
    group === checks[index - 1]?.group ? [lines[index]] : ['', groups[group], lines[index]],
  )
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length
  const byLaw = countOpenByLaw(checks)
  const summary = `${count('done')} ✓, ${count('open')} ✗, ${count('unchecked')} not checked; the law requires ${byLaw} of the ✗.`
  return [...table, '', summary].join('\n').trimStart()
}
