import { afterEach, expect, test, vi } from 'vitest'
import { consultants } from '@/content/consultants'
import { formatRupees } from '@/lib/money'

const NOTE = 'Session prices differ between our pages; we confirm yours in writing before you pay anything.'
const pages = [
  '/pricing',
  '/services',
  '/services/admission-guidance',
  '/services/during-studies',
  ...(consultants.length > 0 ? ['/consultants'] : []),
  '/booking',
]

async function decide(sessionPrices: string | null) {
  vi.resetModules()
  const actual = await vi.importActual<typeof import('@/content/decisions')>('@/content/decisions')
  vi.doMock('@/content/decisions', () => ({
    ...actual,
    decisions: { ...actual.decisions, sessionPrices },
  }))
  return await import('@/content/prices')
}

/** The pages as they are sent, by path. */
async function render() {
  const { renderDocument } = await import('@/app/prerender')
  const html = new Map<string, string>()
  for (const path of pages) html.set(path, await renderDocument(path, '<div id="root"><!--page--></div>'))
  return html
}

afterEach(() => {
  vi.doUnmock('@/content/decisions')
  vi.resetModules()
})

test('until the owner decides, each page with the price of a session says once that prices differ', async () => {
  await decide(null)
  const html = await render()
  const times = (path: string, words: string) => (html.get(path) ?? '').split(words).length - 1
  expect(pages.map((path) => [path, times(path, NOTE)])).toEqual(pages.map((path) => [path, 1]))
  expect(pages.map((path) => [path, times(path, 'Limited Slots')])).toEqual(pages.map((path) => [path, 1]))
  expect(times('/pricing', 'first 50 users')).toBe(1)
})

test('one word of the owner makes all pages show one ladder, and none says that prices differ', async () => {
  const { sessionPrices: before } = await decide(null)
  const { sessionPrices } = await decide('consultants')
  expect(sessionPrices.booking).toEqual(before.consultants)
  expect(sessionPrices.pricing).toEqual({ ...before.consultants, 15: 0 })
  const offered = consultants.flatMap(({ sessions }) => sessions.map(({ minutes }) => minutes))
  const others = [before.durationPicker[30], before.booking[60]].map(formatRupees)
  for (const [path, page] of await render()) {
    const minutes = ([30, 60] as const).filter((each) => path !== '/consultants' || offered.includes(each))
    const expected = minutes.map((each) => formatRupees(before.consultants[each]))
    expect([path, expected.filter((price) => page.includes(price))]).toEqual([path, expected])
    expect([path, others.filter((price) => page.includes(price))]).toEqual([path, []])
    expect(page).not.toContain(NOTE)
  }
})
