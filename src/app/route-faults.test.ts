// As in the build: the browser knows no descriptions.
import { expect, test } from 'vitest'
import { routeFaults } from '@/app/route-faults'

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
