import { expect, test } from 'vitest'
import { articlePages, destinationPages, pages } from '@/content/pages'

const all = [...Object.values(pages), ...articlePages, ...destinationPages]

test('search results show every title whole: at most 60 characters', () => {
  expect(all.map(({ title }) => title).filter((title) => title.length > 60)).toEqual([])
})

test('no two pages that search engines show have one title', () => {
  const titles = all.filter(({ path, canonical, indexed }) => indexed && path === canonical)
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
})
