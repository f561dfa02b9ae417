import { expect, test } from 'vitest'
import { pageHtml } from '@/testing/page-html'
import { characters } from '../../scripts/build/display-face.mjs'

test.each([...pageHtml])('%s: the display face has every character of what is set in it', (_, html) => {
  const set = html.matchAll(/<(h[1-3])\b.*?<\/\1>|<(\w+) [^>]*\bfont-display\b.*?<\/\2>/gs)
  const words = [...set]
    .map(([element]) =>
      element
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'"),
    )
    .join('')
  expect(words).not.toBe('')
  expect([...new Set(words)].filter((character) => !characters.includes(character))).toEqual([])
})
