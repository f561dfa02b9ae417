import { describe, expect, test } from 'vitest'
import { pageHtml } from '@/testing/page-words'
import { wordsInMain } from '../../scripts/build/words-in-main.mjs'

const LONGEST_GUIDE = 2000
const LONGEST_FAQ = 2700
const LONGEST_SENTENCE = 25

const countryPages = [...pageHtml].filter(([url]) => url.startsWith('/destinations/'))

/** The sentences of a page, each from one paragraph, item or cell. Sources are names, not sentences. */
function sentencesOf(html: string) {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const text = main
    .replace(/<(style|svg)\b[\s\S]*?<\/\1>|<a\b[^>]*href="http[\s\S]*?<\/a>/g, ' ')
    .replace(/<\/?(?:a|b|strong|span|!--.*?--)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
  return text.split(/\n|[.?!](?=\s)/).map((sentence) => sentence.trim())
}

test(`/faq has ${LONGEST_FAQ} words at most`, () => {
  expect(wordsInMain(pageHtml.get('/faq') ?? '')).toBeLessThanOrEqual(LONGEST_FAQ)
})

describe.each(countryPages)('%s', (_, html) => {
  test(`has ${LONGEST_GUIDE} words at most`, () => {
    expect(wordsInMain(html)).toBeLessThanOrEqual(LONGEST_GUIDE)
  })

  test(`has no sentence of more than ${LONGEST_SENTENCE} words`, () => {
    const long = sentencesOf(html).filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE)
    expect(long).toEqual([])
  })

  test('says once that sources without a year are undated', () => {
    expect(html.match(/undated/g)).toHaveLength(1)
  })
})
