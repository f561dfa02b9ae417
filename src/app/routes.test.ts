import { expect, test } from 'vitest'
import { findPage, routeTable } from '@/app/routes'
import { descriptionByPath } from '@/content/page-descriptions'
import { paths } from '@/lib/paths'

test.each(routeTable)('$path has its own row, heading, title and description', (page) => {
  expect(routeTable.filter(({ path }) => path === page.path)).toEqual([page])
  expect(page).toMatchObject({
    heading: expect.stringMatching(/./),
    title: expect.stringMatching(/./),
  })
  expect(descriptionByPath.get(page.path)).toMatch(/./)
})

const constantPaths = Object.values(paths).filter((path) => typeof path === 'string')

test.each(constantPaths)('the path %s leads to a page', (path) => {
  const { pathname } = new URL(path, 'http://localhost')
  expect(findPage(pathname).path).not.toBe('*')
})
