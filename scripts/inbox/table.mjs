import { columns, printable } from '../shared/terminal.mjs'

/** Rows of the inbox as a table; times are Antwerp's. */
export function toTable(rows) {
  const lines = [
    ['', 'kind', 'who', 'email', 'phone', 'received', 'due (Antwerp)', 'about', 'id'],
    ...rows.map(({ overdue, in_flood, kind, who, email, phone, received, due, summary, id }) => [
      [overdue && 'OVERDUE', in_flood && 'FLOOD'].filter(Boolean).join(' '),
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

/** The notes on floods: the flooded hours, and the meaning of the mark. */
export function floodLines(floods, rows) {
  if (floods instanceof Error) return [`The flooded hours could not be read. ${floods.message}`]
  const hours = floods.map(
    ({ hour, stored_in }) =>
      `${antwerpTime(hour)} to ${antwerpTime(Date.parse(hour) + 3_600_000).slice(-5)}: ${stored_in}`,
  )
  return [
    hours.length > 0 && `Flooded, so that others were refused (Antwerp's time): ${hours.join('; ')}`,
    rows.some(({ in_flood }) => in_flood) &&
      'FLOOD: came in during a flood by the room that is kept for newcomers. Most are real visitors; a flooder has 3 an hour.',
  ].filter(Boolean)
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
