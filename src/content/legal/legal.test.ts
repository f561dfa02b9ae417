import { expect, test } from 'vitest'
import { ownerFacts } from '@/content/legal/owner'
import { privacy } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'

test('the legal pages mark each missing fact of the owner', () => {
  const marks = JSON.stringify({ privacy, terms }).match(/\[to be completed by the owner: [^\]]+\]/g) ?? []
  const missing = ownerFacts().filter(({ filled }) => !filled)
  expect(new Set(marks)).toEqual(
    new Set(missing.map(({ wanted }) => `[to be completed by the owner: ${wanted}]`)),
  )
})

test('the terms repeat the specified refund, instalments, prices and credit', () => {
  for (const promise of [
    'within 7 days of your first paid consultation',
    'in 3 instalments',
    ...Object.values(prices.bundles).map(formatRupees),
    `${formatRupees(prices.referral)} credit`,
    'Credits never expire',
  ])
    expect(JSON.stringify(terms)).toContain(promise)
})

const code = Object.entries(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../{content,testing}/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap(([, text]) => text)

test('the privacy policy names the keys of the storage, and no others', () => {
  const keys = code.flatMap((text) => [...text.matchAll(/KEY = '([^']+)'/g)].map(([, key]) => key))
  const named = [...JSON.stringify(privacy).matchAll(/studybridge:([\w:-]+)/g)].map(([, key]) => key)
  expect(new Set(named)).toEqual(new Set(keys))
})
