import { alignedLines, printable } from '../shared/terminal.ts'
import type { Row } from './staff-api.ts'

/** Formats rows of the inbox as a table, with times of Antwerp. */
export function toTable(rows: Row[]) {
  const lines = [
    ['', 'kind', 'who', 'email', 'phone', 'received', 'due (Antwerp)', 'about', 'code', 'replaces', 'id'],
    ...rows.map((row) => [
      row.overdue ? 'OVERDUE' : '',
      row.kind,
      printable(row.who, 30),
      printable(row.email, 80),
      printable(row.phone, 60),
      antwerpTime(row.received),
      row.due ? antwerpTime(row.due) : '',
      printable(row.summary, 80),
      printable(row.referral_code, 20),
      row.replaces ?? '',
      row.id,
    ]),
  ]
  return alignedLines(lines).join('\n')
}

function antwerpTime(timestamp: string) {
  return new Date(timestamp).toLocaleString('en-GB', {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  })
}
