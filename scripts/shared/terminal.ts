// Characters that are invisible or only change how their neighbours are drawn. Exceptions: the joiners and selectors of Indian
// scripts and of emoji.
const unprintable =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)(?:[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?!\s)\p{Cc})/gu

/** Text as one line of at most `length` graphemes, with control and invisible characters escaped. */
export function printable(text: string | null | undefined, length = 200) {
  // Segmenting a very long text would take seconds.
  const start = (text ?? '').slice(0, length * 8)
  const line = graphemes(start.replace(unprintable, escaped).replace(/\s+/g, ' ').trim())
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

/** Indented JSON with control and invisible characters escaped. */
export function printableJson(value: unknown) {
  // JSON has no escape for a character outside the basic plane: escape both of its surrogates.
  return JSON.stringify(value, null, 2).replace(unprintable, (character) =>
    character.split('').map(escaped).join(''),
  )
}

function escaped(character: string) {
  const code = (character.codePointAt(0) ?? 0).toString(16)
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
}

/** Formats rows of cells as lines with aligned columns. */
export function alignedLines(rows: string[][]) {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, width(cell))
    })
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd(),
  )
}

const segmenter = new Intl.Segmenter()
const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
const width = (text: string) => graphemes(text).length
