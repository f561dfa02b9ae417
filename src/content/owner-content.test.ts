import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { OwnerFact } from '@/content/legal/owner'
import type { decisions } from '@/content/owner-decisions'
import { formatRupees } from '@/lib/money'

// Each test changes content, which its readers import afresh.
beforeEach(() => vi.resetModules())
// Test files share modules: the next one imports the owner without the facts given here.
afterAll(() => vi.resetModules())

async function giveFacts(facts: Partial<Record<OwnerFact, string>>) {
  const { owner } = await import('@/content/legal/owner')
  Object.assign(owner, Object.fromEntries(Object.keys(owner).map((fact) => [fact, null])), facts)
  return owner
}

async function decide(changes: Partial<typeof decisions>) {
  const { decisions } = await import('@/content/owner-decisions')
  Object.assign(decisions, changes)
}

async function render(path: string) {
  const { renderPage } = await import('@/app/prerender')
  const { head, body } = await renderPage(path)
  return head + body
}

test('each fact of the owner is on a legal page, and done in the launch check', async () => {
  const owner = await giveFacts({})
  for (const fact of Object.keys(owner) as OwnerFact[]) owner[fact] = `Given ${fact}`
  const html = (await render('/privacy')) + (await render('/terms'))
  expect(Object.values(owner).filter((text) => !html.includes(text ?? ''))).toEqual([])
  expect(html).not.toContain('to be completed by the owner')
  const { contentChecks } = await import('@/domain/launch/content-checks')
  const facts = contentChecks.filter(({ where }) => where.startsWith('src/content/legal/owner.ts'))
  expect(facts).toHaveLength(Object.keys(owner).length)
  expect(facts.filter(({ state }) => state !== 'done')).toEqual([])
})

test.each<[Partial<Record<OwnerFact, string>>, string[]]>([
  [{ legalName: ' ' }, []],
  [{ legalName: 'Bridge BV', enterpriseNumber: '0123.456.789' }, ['Bridge BV, 0123.456.789']],
  [{ refundScope: 'Refunded within 14 days' }, ['You can ask for it within 7 days']],
])('the footer shows the facts of the owner: %o', async (facts, shown) => {
  await giveFacts(facts)
  const { trust } = await import('@/content/trust')
  expect(trust.points.slice(1).map(({ text }) => text)).toEqual(
    shown.map((text) => expect.stringContaining(text)),
  )
})

test.each(['/pricing', '/services', '/services/during-studies', '/booking'])(
  '%s shows the session prices that the owner decided on',
  async (path) => {
    const { sessionPrices: before } = await import('@/content/prices')
    vi.resetModules()
    vi.doMock('@/content/owner-decisions', async (original) => ({
      ...(await original<object>()),
      sessionPriceList: 'consultants',
    }))
    onTestFinished(() => void vi.doUnmock('@/content/owner-decisions'))
    const html = await render(path)
    const { consultants, durationPicker, booking } = before
    for (const price of [consultants[30], consultants[60]]) expect(html).toContain(formatRupees(price))
    for (const price of [durationPicker[30], booking[60]]) expect(html).not.toContain(formatRupees(price))
  },
)

test('the launch check asks about each claim until the owner confirms it', async () => {
  const claims = async () => {
    const { contentChecks } = await import('@/domain/launch/content-checks')
    return contentChecks.filter(({ group }) => group === 'claim')
  }
  await decide({ earlyBird: null, limitedSlots: null, companiesCount: null, formerPrices: null })
  const open = (await claims()).filter(({ state }) => state === 'open').map(({ what }) => what)
  const { formerPrices } = await import('@/content/prices')
  const former = Object.values(formerPrices)
    .flatMap(Object.values<number>)
    .map(formatRupees)
  for (const claim of [...former, 'first 50 users', 'Limited Slots', '500+'])
    expect(open).toContainEqual(expect.stringContaining(claim))
  vi.resetModules()
  await decide({ formerPrices: 'asked until May, 1 December 2026' })
  const settled = (await claims()).filter(({ where }) => where.includes('formerPrices'))
  expect(settled).not.toEqual([])
  expect(settled.filter(({ state }) => state !== 'done')).toEqual([])
})

const renderAll = async () => {
  const { htmlFiles } = await import('@/app/prerender')
  return Promise.all(htmlFiles.map(async ({ url }) => [url, await render(url)] as const))
}
const sampleOrMark =
  /\bsample\b|to be completed|\.example\b|\+32 3 000|\+32 400 00|href="(?:tel:|mailto:|https:\/\/wa\.me\/\?text=Hello)["%]?/i

test('a build for hosting shows no samples, placeholders or marks of missing facts', async () => {
  vi.stubEnv('MODE', 'production')
  vi.stubEnv('VITE_SITE_URL', 'https://www.studybridge.eu')
  await giveFacts({})
  const found = (await renderAll()).flatMap(([url, html]) => {
    const text = html.replace(/<(style|script)\b.*?<\/\1>/gs, '')
    return sampleOrMark.exec(text) ? [[url, text.slice(text.search(sampleOrMark) - 60).slice(0, 160)]] : []
  })
  expect(found).toEqual([])
  expect(await render('/consultants')).toContain('Coming Soon!')
  const { booking } = await import('@/content/booking')
  expect(await render('/booking')).not.toContain(booking.consultant)
  for (const path of ['/terms', '/privacy']) expect(await render(path)).not.toContain('<mark>')
}, 60_000)

test('a build for hosting shows the contact facts of the owner', async () => {
  vi.stubEnv('MODE', 'production')
  vi.stubEnv('VITE_CONTACT_EMAIL', 'desk@bridge.eu')
  vi.stubEnv('VITE_CONTACT_WHATSAPP', '+32 470 12 34 56')
  for (const path of ['/contact', '/terms', '/not-found']) {
    const html = await render(path)
    expect(html).toContain('desk@bridge.eu')
    expect(html).toContain('https://wa.me/32470123456')
    expect(html).not.toContain('href="tel:')
  }
})
