import { format, stripVTControlCharacters } from 'node:util'

/** What a visitor typed must not be able to steer the terminal that shows it. */
export const withoutControls = (text) =>
  stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')

export const oneLine = (text) => withoutControls(text).split('\n')[0].slice(0, 300)

/**
 * Keeps control characters out of what this process logs, and out of it altogether each statement that the database
 * refused: the backend logs them with everything that the visitor typed. Returns a function that tells the last refusal.
 */
export function cleanLog() {
  let refusal
  for (const level of ['log', 'info', 'warn', 'error']) {
    const write = console[level].bind(console)
    console[level] = (...logged) => {
      if (logged[0] instanceof Error && 'severity' in logged[0]) refusal = logged[0].message
      else write(withoutControls(format(...logged)))
    }
  }
  return () => refusal
}
