import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageHtml, wordsOf } from '@/testing/page-words'
import { characters } from '../../scripts/build/display-face.mjs'
import { root } from '../../scripts/shared/project.mjs'

test('the styles ask for it where it has the character, and nowhere else', () => {
  const styles = readFileSync(join(root, 'src/styles/main.css'), 'utf8')
  const ranges = /unicode-range: (.*);/.exec(styles)?.[1]?.split(', ') ?? []
  const asked = ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
  expect(asked.sort()).toEqual([...characters].sort())
})

test.each([...pageHtml])('%s: the display face has every character of what is set in it', (_, html) => {
  const set = html.matchAll(/<(h[1-3])\b.*?<\/\1>|<(\w+) [^>]*\bfont-display\b.*?<\/\2>/gs)
  const words = [...set].map(([element]) => wordsOf(element)).join('')
  expect(words).not.toBe('')
  expect([...new Set(words)].filter((character) => !characters.includes(character))).toEqual([])
})
