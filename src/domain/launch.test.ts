import { afterEach, expect, test, vi } from 'vitest'
import { holidays } from '@/domain/launch'
import { closedDays } from '@/lib/closed-days'

type Content = typeof import('@/content/decisions')

/** The launch facts when the owner has decided so. */
async function launchFactsWith(changes: { [Name in 'decisions' | 'statements']?: Partial<Content[Name]> }) {
  vi.resetModules()
  const { decisions, statements } = await vi.importActual<Content>('@/content/decisions')
  vi.doMock('@/content/decisions', () => ({
    decisions: { ...decisions, ...changes.decisions },
    statements: { ...statements, ...changes.statements },
  }))
  return (await import('@/domain/launch')).launchFacts
}

afterEach(() => {
  vi.doUnmock('@/content/decisions')
  vi.resetModules()
})

test.each([
  ['2026-11-23T12:00:00Z', true],
  ['2028-06-30T12:00:00Z', true],
  ['2028-07-01T12:00:00Z', false],
  ['2030-01-01T12:00:00Z', false],
])('on %s the public holidays ahead are known: %s', (now, done) => {
  expect(holidays(new Date(now))).toMatchObject({
    group: 'hours',
    done,
    what: expect.stringContaining('2028'),
  })
})

test('each year that is known has the ten public holidays, and no day twice', () => {
  for (const year of ['2026', '2027', '2028'])
    expect(closedDays.filter((day) => day.startsWith(year)).length).toBeGreaterThanOrEqual(10)
  expect(new Set(closedDays).size).toBe(closedDays.length)
})

test('each crossed-out price, "first 50 users", "Limited Slots" and "500+" wait for the owner’s word', async () => {
  const nothing = await launchFactsWith({
    decisions: { earlierPrices: null, earlyBird: null, limitedSlots: null, companiesCount: null },
  })
  const claims = nothing.filter(({ group, done }) => group === 'claim' && !done).map(({ what }) => what)
  for (const said of [
    '13499',
    '19499',
    '34999',
    '1200',
    '3500',
    '7000',
    'first 50 users',
    'Limited Slots',
    '500+',
  ])
    expect(claims.filter((what) => what.includes(said))).not.toEqual([])
  const confirmed = await launchFactsWith({
    decisions: { earlierPrices: 'asked until May, 1 December 2026' },
  })
  for (const { what, done } of confirmed.filter(({ where }) => where.includes('earlierPrices')))
    expect({ what, done }).toEqual({ what, done: true })
})
