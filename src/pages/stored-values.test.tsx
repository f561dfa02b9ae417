import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routeTable } from '@/app/routes'
import { consultants } from '@/content/consultants'
import { errorPage } from '@/content/error-page'
import { privacy } from '@/content/legal/privacy'
import { recordTyping } from '@/loading/early-typing'
import { answerWith } from '@/testing/fake-network'
import { storingForms } from '@/testing/forms'
import { expectErrors } from '@/testing/logged-errors'
import { renderPage } from '@/testing/render-page'

const names = privacy.sections
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'object' && block.kind === 'table' ? block.rows : []))
  .map(([name = '']) => name)
  .filter((name) => name.startsWith('studybridge:'))
if (names.length === 0) throw new Error('The privacy policy names no storage keys.')

const inSession = (name: string) => name.includes('(session)')
const stored = names.map((name) => ({
  area: inSession(name) ? sessionStorage : localStorage,
  key: name.replace(/ \(session\)|,.*/g, ''),
}))
const keys = stored.flatMap(({ area, key }) =>
  /:(draft|correction|attempt|receipt):/.test(key)
    ? storingForms.map(({ name }) => ({ area, key: `${key}:${name}` }))
    : [{ area, key }],
)

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
  id: 'x',
  form: 'contact',
  reference: 7,
  lines: [7],
}
const texts = [
  JSON.stringify({ ...wrong, until: 4e12 }),
  JSON.stringify({ ...wrong, at: 4e12, until: 1e308 }),
  JSON.stringify({ ...wrong, at: 1, due: 2, reference: '', lines: [{ label: '', value: {} }] }),
  '[7]',
  '{"until":',
]

async function opens(path: string) {
  recordTyping()
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

test.each(paths)('%s opens with malformed values in storage', async (path) => {
  expectErrors(/^404: there is no page/)
  answerWith({ status: 200, body: [] })
  for (const text of texts) {
    for (const { area, key } of keys) area.setItem(key, text)
    await opens(path)
    localStorage.clear()
    sessionStorage.clear()
  }
})
