import { alignedLines, printable } from '../shared/terminal.ts'
import type { Row } from './content.ts'

/** The headings of the table, in its order. */
const groups: Record<Row['group'], string> = {
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

/** Sorts rows by their groups. */
export function inTableOrder(rows: Row[]) {
  const order = Object.keys(groups)
  return [...rows].sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
}

export const countOpenByLaw = (rows: Row[]) =>
  rows.filter(({ requiredByLaw, state }) => requiredByLaw && state !== 'done').length

/** The rows as one table, a heading before each group. */
export function launchTable(rows: Row[]) {
  const lines = alignedLines(
    rows.map(({ state, what, where }) => [
      `  ${marks[state]}`,
      printable(what, 100),
      state === 'done' ? '' : printable(where, 120),
    ]),
  )
  const table = rows.flatMap(({ group }, index) =>
    group === rows[index - 1]?.group ? [lines[index]] : ['', groups[group], lines[index]],
  )
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
  const byLaw = countOpenByLaw(rows)
  const summary = `${count('done')} ✓, ${count('open')} ✗, ${count('unchecked')} not checked; the law requires ${byLaw} of the ✗.`
  return [...table, '', summary].join('\n').trimStart()
}
