import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '@/content/blog'
import { type FrontMatter, readingTime, sourceDate } from '@/content/blog/front-matter'
import { holdsFigure } from '@/testing/figures'

const modules = import.meta.glob<{ frontMatter: FrontMatter }>('./*.mdx', { eager: true })

const files = Object.keys(modules).map((file) => {
  const { frontMatter } = modules[file] as { frontMatter: FrontMatter }
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return { file, frontMatter, body: text.slice(text.indexOf('\n}\n')) }
})

const references = (text: string) => [...text.matchAll(/\(#source-(\d+)\)/g)].map((match) => Number(match[1]))

const wordsIn = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test('the summaries repeat what the articles say of themselves, the featured one first', () => {
  expect(articles).toHaveLength(files.length)
  for (const [index, summary] of articles.entries()) {
    const article = files.find(({ frontMatter }) => frontMatter.slug === summary.slug)
    expect(article?.frontMatter).toMatchObject({ ...summary, featured: index === 0 })
    expect(article?.frontMatter.updated).toBe('updated' in summary ? summary.updated : undefined)
  }
})

test('the featured article has its specified front matter', () => {
  const featured = files.find(({ frontMatter }) => frontMatter.featured)?.frontMatter
  expect(featured).toMatchObject({ category: 'Industry Insights', dateShown: 'April 2, 2025' })
  expect(readingTime(featured?.readingMinutes ?? 0)).toBe('8 minute read')
})

test.each(files)(
  '$file: is named after its slug, and its dates and related articles are sound',
  ({ file, frontMatter }) => {
    expect(file).toBe(`./${frontMatter.slug}.mdx`)
    const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(frontMatter.dateShown).toBe(shown.format(new Date(frontMatter.date)))
    const slugs = articles.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining([...frontMatter.related]))
    expect(frontMatter.related).not.toContain(frontMatter.slug)
  },
)

test.each(files)(
  '$file: the reading time is honest, at about 150 words a minute, as one reads a second language',
  ({ frontMatter, body }) => {
    expect(Math.abs(wordsIn(body) / 150 - frontMatter.readingMinutes)).toBeLessThan(1)
  },
)

test.each(files)(
  '$file: every reference has a source, and every source is referred to',
  ({ frontMatter, body }) => {
    const numbers = frontMatter.sources.map((_, index) => index + 1)
    expect([...new Set(references(body))].toSorted((a, b) => a - b)).toEqual(numbers)
  },
)

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
          .replace(ours, ''),
      ),
    )
}

test.each(files)(
  '$file: each figure names its source, is ours, or is part of an illustration',
  ({ body }) => {
    expect(bareFigures(body)).toEqual([])
  },
)

test('a figure without a source is found', () => {
  expect(
    bareFigures(
      '## One\n\nIt costs €90.\n\n- €75 [[1]](#source-1)\n- Within two weeks\n\n## Two\n\nIn 2025.',
    ),
  ).toEqual(['It costs €90.', '- Within two weeks'])
})

test.each(files)(
  '$file: nothing is cited before it was published, outside a dated update',
  ({ frontMatter, body }) => {
    const [before = '', after = ''] = body.split('\n## Updated on ')
    const cited = (text: string) => references(text).map((number) => frontMatter.sources[number - 1])
    for (const source of cited(before)) {
      expect(source?.update ?? false).toBe(false)
      // An undated page cannot prove that it is old enough for the article that is dated 2025.
      if (source?.date || frontMatter.featured)
        expect((source?.date ?? '9999') <= frontMatter.date, source?.name).toBe(true)
    }
    for (const source of cited(after)) expect(source?.update).toBe(true)
    if (after) expect(after.startsWith(`${frontMatter.updatedShown}\n`)).toBe(true)
  },
)

test('a source’s date is shown as precisely as it is known, on one line', () => {
  expect(['2023-09-26', '2022-12', '2022', null].map(sourceDate)).toEqual([
    '26\u00a0September\u00a02023',
    'December\u00a02022',
    '2022',
    'undated',
  ])
})
