import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '@/content/blog'
import type { ArticleSource } from '@/content/blog/article'
import { britishDate } from '@/lib/british-date'
import { holdsFigure } from '@/testing/figures'

const modules = import.meta.glob<{ sources: readonly ArticleSource[] }>('./*.mdx', { eager: true })

const files = articles.map((summary, index) => {
  const file = `./${summary.slug}.mdx`
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const sources = modules[file]?.sources ?? []
  return { ...summary, file, isFeatured: index === 0, sources, body: text.slice(text.indexOf('\n]\n')) }
})

const references = (text: string) => [...text.matchAll(/\(#source-(\d+)\)/g)].map((match) => Number(match[1]))

test.each(files)('the references of $file match its list of sources', ({ sources, body }) => {
  const numbers = sources.map((_, index) => index + 1)
  expect([...new Set(references(body))].sort((a, b) => a - b)).toEqual(numbers)
})

/** Our own promises, which need no source but ours. */
const ours =
  /\bfree 15-minute call\b|\bfirst call with us is 15 minutes\b|\bwithin 7 days of your first paid consultation\b/g

/** Paragraphs, list items and tables that state a figure and name no source, outside illustrations that say so. */
function bareFigures(markdown: string) {
  return markdown
    .split(/^(?=#{2,3} )/m)
    .filter((part) => !/\billustration\b/.test(part))
    .flatMap((part) => part.split(/\n{2,}|\n(?=- |\d+\. )/))
    .filter((block) => !block.startsWith('#') && references(block).length === 0)
    .filter((block) =>
      holdsFigure(
        block
          .replace(/^\s*\d+\. /, '')
          .replace(/\]\([^)]*\)/g, '')
          // An expression prints a figure.
          .replace(/\{[^}]*\}/g, '1')
          .replace(ours, ''),
      ),
    )
}

test.each(files)('each figure of $file has a source, is ours or is an example', ({ body }) => {
  expect(bareFigures(body)).toEqual([])
})

test.each(files)('$file cites no page that is newer than the article', (article) => {
  const [before = '', after = ''] = article.body.split('\n## Updated on ')
  const cited = (text: string) => references(text).map((number) => article.sources[number - 1])
  for (const source of cited(before)) {
    expect(source?.update ?? false).toBe(false)
    // An undated page cannot prove that it is old enough for the article that is dated 2025.
    if (source?.date || article.isFeatured)
      expect((source?.date ?? '9999') <= article.date, source?.name).toBe(true)
  }
  for (const source of cited(after)) expect(source?.update).toBe(true)
  const [dateOfNote] = after.split('\n')
  expect(dateOfNote).toBe(britishDate(article.updated ?? '').replaceAll('\u00a0', ' '))
})
