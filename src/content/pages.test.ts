import { expect, test } from 'vitest'
import { articlePages, destinationPages, pages } from '@/content/pages'

test('a page title has at most 60 characters', () => {
  const all = [...Object.values(pages), ...articlePages, ...destinationPages]
  expect(all.map(({ title }) => title).filter((title) => title.length > 60)).toEqual([])
})
