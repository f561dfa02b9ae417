// Characters that are invisible or only change how their neighbours are drawn.
const unseen =
  /(?:[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?!\s)\p{Cc})/u
// Joiners within scripts without capitals (Devanagari, Arabic), and what emoji are made of.
const joined = [
  /(?<=[\p{Lo}\p{M}])[\u200c\u200d](?=[\p{Lo}\p{M}])/u,
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)/u,
  /(?<=[\d#*])\ufe0f(?=\u20e3)/u,
]
const UNSEEN = new RegExp(`(?!${joined.map(({ source }) => source).join('|')})${unseen.source}`, 'gu')

/** One line of at most `length` characters as people count them: nothing that a terminal could obey, nothing unseen. */
export function printable(text, length = 200) {
  const line = graphemes(
    String(text ?? '')
      .slice(0, length * 8)
      .replace(UNSEEN, escaped)
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

/** JSON that a terminal does not obey either, with the same escapes as far as JSON knows them. */
export function printableJson(value) {
  return JSON.stringify(value, null, 2).replace(UNSEEN, (character) =>
    character.split('').map(escaped).join(''),
  )
}

function escaped(character) {
  const code = character.codePointAt(0).toString(16)
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
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
