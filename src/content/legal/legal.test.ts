import { expect, test } from 'vitest'
import { owner, unfilledOwnerFacts } from '@/content/legal/owner'
import { privacy, storedNames } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import { prices } from '@/content/prices'
import { awaitedForms, awaitedKey } from '@/lib/awaited-reply'
import { formatRupees } from '@/lib/money'

const legalPages = { privacy, terms }
const everything = JSON.stringify(legalPages)

test('each fact that the owner has not filled in is marked on one of the pages', () => {
  for (const { wanted } of unfilledOwnerFacts) {
    expect(everything).toContain(`[to be completed by the owner: ${wanted}]`)
  }
  const marks = everything.match(/\[to be completed by the owner: [^\]]+\]/g) ?? []
  expect(new Set(marks).size).toBe(unfilledOwnerFacts.length)
})

test('each fact that the owner has filled in is shown', () => {
  for (const value of Object.values(owner)) {
    if (value) expect(everything).toContain(JSON.stringify(value).slice(1, -1))
  }
})

test('the fixed promises are all there', () => {
  for (const promise of [
    'within 7 days of your first paid consultation',
    'within 14 days of the day the contract was made',
    'in 3 instalments',
    ...Object.values(prices.bundles).map(formatRupees),
    `${formatRupees(prices.referral)} credit`,
    'Credits never expire',
    'Belgian law governs',
  ]) {
    expect(JSON.stringify(terms)).toContain(promise)
  }
})

test('the privacy policy names everything that the site stores on a device', () => {
  const modules = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../testing/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const code = Object.entries(modules).filter(([file]) => !file.includes('/content/'))
  const found = (pattern: RegExp) =>
    code.flatMap(([, text]) => [...text.matchAll(pattern)].map((match) => match[1]))
  const lists = found(/draftStore<[^(]*\('([\w-]+)', 'local'\)/g)
  expect(storedNames.drafts).toEqual(expect.arrayContaining(lists))
  for (const key of [...found(/KEY = '(?:studybridge:)?([\w:-]+)'/g), ...awaitedForms.map(awaitedKey)])
    expect(JSON.stringify(privacy)).toContain(`studybridge:${key}`)
})
