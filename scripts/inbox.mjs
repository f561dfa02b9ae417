// Prints what visitors sent and nobody has handled yet, most urgent first; `--json` prints the rows as they are.
// Reads the server on this machine, or a hosted project when SUPABASE_URL and SUPABASE_SECRET_KEY are set.
import { argv, env } from 'node:process'
import { localKeys } from './lib/embedded.mjs'

const hosted = env.SUPABASE_URL && env.SUPABASE_SECRET_KEY
const url = hosted ? env.SUPABASE_URL : `http://127.0.0.1:${env.PORT || 4173}`
const key = hosted ? env.SUPABASE_SECRET_KEY : localKeys().secret

try {
  const rows = await waitingRows()
  console.log(argv.includes('--json') ? toJson(rows) : toTable(rows))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function waitingRows() {
  const response = await fetch(new URL('/rest/v1/staff_inbox?order=due', url), {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Error(`Nothing answers at ${url}.${hosted ? '' : ' Is `npm start` running?'}`)
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${oneLine(body, 200)}`)
  try {
    return JSON.parse(body)
  } catch {
    throw new Error(`${url} is not a StudyBridge server.`)
  }
}

function toTable(rows) {
  if (rows.length === 0) return 'Nothing is waiting.'
  const lines = [
    ['', 'kind', 'who', 'email', 'phone', 'received', 'due (Antwerp)', 'about'],
    ...rows.map(({ overdue, kind, who, email, phone, received, due, summary }) => [
      overdue ? 'OVERDUE' : '',
      kind,
      oneLine(who, 30),
      oneLine(email, 80),
      oneLine(phone, 60),
      antwerpTime(received),
      antwerpTime(due),
      oneLine(summary, 80),
    ]),
  ]
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => width(line[column]))))
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat(widths[column] - width(cell)))
      .join('  ')
      .trimEnd(),
  )
  const overdue = rows.filter((row) => row.overdue).length
  return [...table, '', `${rows.length} waiting, ${overdue} overdue`].join('\n')
}

/** One line of at most `length` characters; a visitor's text must not be able to steer the terminal. */
function oneLine(text, length) {
  const line = graphemes(
    (text ?? '')
      .slice(0, length * 8)
      .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
      .trim(),
  )
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

function graphemes(text) {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

function width(text) {
  return graphemes(text).length
}

/** JSON leaves these as they are, and a terminal may obey them. */
function toJson(rows) {
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
