const segmenter = new Intl.Segmenter()

/** Rows of the inbox as a table; times are Antwerp's. */
export function toTable(rows) {
  const lines = [
    ['', 'kind', 'who', 'email', 'phone', 'received', 'due (Antwerp)', 'about', 'id'],
    ...rows.map(({ overdue, kind, who, email, phone, received, due, summary, id }) => [
      overdue ? 'OVERDUE' : '',
      kind,
      cell(who, 30),
      cell(email, 80),
      cell(phone, 60),
      antwerpTime(received),
      due ? antwerpTime(due) : '',
      cell(summary, 80),
      id,
    ]),
  ]
  const widths = lines[0].map((_, column) =>
    lines.reduce((most, line) => Math.max(most, width(line[column])), 0),
  )
  const table = lines.map((line) =>
    line
      .map((text, column) => text + ' '.repeat(widths[column] - width(text)))
      .join('  ')
      .trimEnd(),
  )
  return table.join('\n')
}

/** One line of at most `length` characters; a visitor's text must not be able to steer the terminal. */
function cell(text, length) {
  const line = graphemes(
    (text ?? '')
      .slice(0, length * 8)
      .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
      .trim(),
  )
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

function graphemes(text) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function width(text) {
  return graphemes(text).length
}

/** JSON leaves these as they are, and a terminal may obey them. */
export function toJson(rows) {
  return JSON.stringify(rows, null, 2).replace(
    /[\u007f-\u009f\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
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
