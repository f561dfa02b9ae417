import { expect, test } from 'vitest'
import { printable, printableJson } from './terminal.ts'

const unseen = [
  ['a control character', '\u001b', '\\u001b', '\\u001b'],
  ['a C1 control character', '\u009b', '\\u009b', '\\u009b'],
  ['a direction mark', '\u202e', '\\u202e', '\\u202e'],
  ['a soft hyphen', '\u00ad', '\\u00ad', '\\u00ad'],
  ['a space of no width', '\u200b', '\\u200b', '\\u200b'],
  ['a word joiner', '\u2060', '\\u2060', '\\u2060'],
  ['a byte-order mark', '\ufeff', '\\ufeff', '\\ufeff'],
  ['a line separator', '\u2028', '\\u2028', '\\u2028'],
  ['a blank letter', '\u3164', '\\u3164', '\\u3164'],
  ['a blank Braille cell', '\u2800', '\\u2800', '\\u2800'],
  ['a tag', '\u{e0041}', '\\u{e0041}', '\\udb40\\udc41'],
  ['the last tag', '\u{e007f}', '\\u{e007f}', '\\udb40\\udc7f'],
  ['a variation selector', '\u{e0100}', '\\u{e0100}', '\\udb40\\udd00'],
  ['a noncharacter', '\ufffe', '\\ufffe', '\\ufffe'],
  ['a noncharacter of a higher plane', '\u{1ffff}', '\\u{1ffff}', '\\ud83f\\udfff'],
] as const

test.each(unseen)('printable() replaces %s by an escape', (_, character, shown) => {
  expect(printable(`Asha${character}b`)).toBe(`Asha${shown}b`)
  expect(printable(character)).toBe(shown)
})

test.each(unseen)(
  'printableJson() replaces %s by an escape, and parsing gives it back',
  (_, character, _shown, inJson) => {
    const value = { [character]: [`\\${character}\\`] }
    expect(printableJson(value)).toBe(`{\n  "${inJson}": [\n    "\\\\${inJson}\\\\"\n  ]\n}`)
    expect(JSON.parse(printableJson(value))).toEqual(value)
  },
)

test.each(['क्\u200dष', 'می\u200cخواهم', '👩🏽\u200d👩\u200d👧', '❤\ufe0f', '1\ufe0f\u20e3', 'Zoë – 5 €'])(
  'printable() does not change %s',
  (text) => {
    expect(printable(text)).toBe(text)
    expect(printableJson(text)).toBe(`"${text}"`)
  },
)

test('printable text has single spaces and no line break', () => {
  expect(printable(' a\r\n\t\u00a0\u3000b ')).toBe('a b')
})

test('long text is cut, also in the middle of an escape such as \\u200b', () => {
  expect(printable('अ'.repeat(31), 30)).toBe(`${'अ'.repeat(29)}…`)
  expect(printable('\u200b'.repeat(10_000), 30)).toBe(`${'\\u200b'.repeat(5).slice(0, 29)}…`)
})
