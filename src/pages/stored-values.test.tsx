import { cleanup, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeTable } from '@/app/routes'
import { consultants } from '@/content/consultants'
import { errorPage } from '@/content/error-page'
import { privacy, storedNames } from '@/content/legal/privacy'
import { restoreKept } from '@/loading/reload'
import { answerWith } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { renderPage } from '@/testing/render-page'

const names = privacy.sections
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'table' ? block.rows : []))
  .map(([name = '']) => name)
  .filter((name) => name.startsWith('studybridge:'))
const local = names.filter((name) => !/\(session\)|draft/.test(name))
const session = names
  .filter((name) => name.includes('(session)'))
  .map((name) => name.replace(' (session)', ''))
const drafts = storedNames.drafts.map((name) => `studybridge:draft:v1:${name}`)

test('the privacy policy names the keys', () => {
  expect(local).toContain('studybridge:free-call:v1')
  expect(session).toContain('studybridge:reloaded')
})

// Any JSON, most of it under the names that the site reads.
const words = [
  'until',
  'at',
  'due',
  'about',
  'code',
  'values',
  'prefill',
  'arrival',
  'idempotencyKey',
  'id',
  'minted',
  'items',
]
const fields = [
  'total',
  'reference',
  'customer',
  'name',
  'message',
  'session',
  'services',
  'preferredCountries',
  'preferred_date',
]
const key = fc.oneof(fc.constantFrom(...words, ...fields, ...storedNames.drafts), fc.string())
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    1e308,
    -1,
    4e12,
    Date.now(),
    'x',
    '',
    null,
    true,
    [],
    {},
    ['sop-review'],
    [7, null],
  ),
  fc.jsonValue(),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.dictionary(key, tie('value'), { maxKeys: 12 })),
}))
const stored = fc.oneof(
  fc.dictionary(key, value, { maxKeys: 20 }).map((entry) => JSON.stringify({ ...entry, until: 4e12 })),
  value.map((any) => JSON.stringify(any)),
  fc.string(),
)
const storage = fc.tuple(
  fc.record(Object.fromEntries([...local, ...drafts].map((name) => [name, stored]))),
  fc.record(Object.fromEntries(session.map((name) => [name, stored]))),
)

const known = [
  {
    'studybridge:free-call:v1': { at: 1e308, due: 1e308, about: '', until: 1e308 },
    'studybridge:draft:v1:contact': { values: { message: 'x' }, prefill: { arrival: 'x' }, until: 4e12 },
  },
  {
    'studybridge:free-call:v1': { at: 4e12, due: 4e12, about: '', until: 4e12 },
    'studybridge:checkout:v1': { at: 4e12, due: 4e12, about: 'sop-review', until: 4e12 },
  },
]

async function opens(path: string) {
  restoreKept()
  await renderPage(path)
  expect(screen.queryByText(errorPage.heading)).toBeNull()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  cleanup()
}

const paths = [
  ...routeTable.map(({ path }) =>
    path.replace('/:consultantId?', `/${consultants[0]?.id}`).replace('*', '/nope'),
  ),
  '/signup?type=student&step=2',
  '/signup?type=consultant&step=2',
  '/checkout?services=sop-review',
]

test.each(paths)('whatever is stored, %s opens', async (path) => {
  expectErrors(/^404: there is no page/)
  answerWith({ status: 200, body: [] })
  for (const entries of known) {
    for (const [name, stored] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(stored))
    await opens(path)
    localStorage.clear()
  }
  await fc.assert(
    fc.asyncProperty(storage, async ([onDevice, inTab]) => {
      for (const [name, stored] of Object.entries(onDevice)) localStorage.setItem(name, stored)
      for (const [name, stored] of Object.entries(inTab)) sessionStorage.setItem(name, stored)
      await opens(path)
    }),
    { numRuns: process.env.TEST_THOROUGH ? 30 : 1 },
  )
})
