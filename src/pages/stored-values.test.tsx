import { cleanup, screen } from '@testing-library/react'
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

const values = {
  message: 7,
  name: 'x',
  services: 'x',
  session: [],
  preferredCountries: {},
  preferred_date: 'x',
}
const wrong = {
  values,
  at: 1e308,
  due: 1e308,
  about: 'sop-review',
  code: '<b>',
  typed: values,
  prefill: { arrival: 'x' },
}
const texts = [
  JSON.stringify({ ...wrong, until: 4e12 }),
  JSON.stringify({ ...wrong, at: 4e12, until: 1e308 }),
  '{"until":',
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
  for (const text of texts) {
    for (const name of [...local, ...drafts]) localStorage.setItem(name, text)
    for (const name of session) sessionStorage.setItem(name, text)
    await opens(path)
    localStorage.clear()
    sessionStorage.clear()
  }
})
