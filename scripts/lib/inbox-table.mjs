import { columns, printable } from './terminal.mjs'

/** Rows of the inbox as a table; times are Antwerp's. */
export function toTable(rows) {
  const lines = [
    ['', 'kind', 'who', 'email', 'phone', 'received', 'due (Antwerp)', 'about', 'id'],
    ...rows.map(({ overdue, kind, who, email, phone, received, due, summary, id }) => [
      overdue ? 'OVERDUE' : '',
      kind,
      printable(who, 30),
      printable(email, 80),
      printable(phone, 60),
      antwerpTime(received),
      due ? antwerpTime(due) : '',
      printable(summary, 80),
      id,
    ]),
  ]
  return columns(lines).join('\n')
}

function antwerpTime(timestamp) {
  return new Date(timestamp).toLocaleString('en-GB', {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  })
}
