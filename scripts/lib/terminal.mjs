/** One line of at most `length` characters as people count them, without anything that a terminal could obey. */
export function printable(text, length = 200) {
  const line = graphemes(
    String(text ?? '')
      .slice(0, length * 8)
      .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
      .trim(),
  )
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

/** JSON that a terminal does not obey either: it leaves C1 and direction controls as they are. */
export function printableJson(value) {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Rows of cells as lines of even columns. */
export function columns(rows) {
  const widths = rows[0].map((_, column) => rows.reduce((most, row) => Math.max(most, width(row[column])), 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column] - width(cell)))
      .join('  ')
      .trimEnd(),
  )
}

const segmenter = new Intl.Segmenter()
const graphemes = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
const width = (text) => graphemes(text).length
