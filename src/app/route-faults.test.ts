// As in the build: the browser knows no descriptions.
import { expect, expectTypeOf, test } from 'vitest'
import { routeFaults } from '@/app/route-faults'
import { routeTable } from '@/app/routes'
import type { Page } from '@/content/pages'
import { paths } from '@/lib/paths'

test('every page says what it must, and every path has a page', () => {
  expect(routeFaults(routeTable, paths)).toEqual([])
})

test('a page that leaves something out is a type error', () => {
  expectTypeOf<Page>().toEqualTypeOf<Required<Page>>()
})

const about = { path: '/about', heading: 'About us', title: 'About us', description: 'Who we are.' }

test.each([
  [
    [{ ...about, description: '' }],
    {},
    'The page /about has no description: write one in src/content/pages.ts.',
  ],
  [[{ ...about, title: '' }], {}, 'The page /about has no title: write one in src/content/pages.ts.'],
  [[about, about], {}, 'Two rows of the route table are /about.'],
  [
    [],
    { jobs: '/jobs?new' },
    'paths.jobs leads to /jobs?new, where there is no page: add a row to src/app/routes.tsx, or remove the path.',
  ],
])('%j with the paths %j: %s', (table, named, sentence) => {
  expect(routeFaults(table, named)).toEqual([sentence])
})
