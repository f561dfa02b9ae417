import { expect, test, vi } from 'vitest'
import { routeTable } from '@/app/routes'
import { structuredData } from '@/app/structured-data'
import { placeholders } from '@/content/brand'
import { prices, sessionPrices } from '@/content/prices'

function thingsIn(node: unknown): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(thingsIn)
  return '@type' in node ? [node as Record<string, unknown>, ...inside] : inside
}

const thingsOf = (path: string, type: string) =>
  routeTable
    .filter((page) => page.path === path)
    .flatMap((page) => thingsIn(structuredData(page)))
    .filter((thing) => thing['@type'] === type)

test('each session and bundle of the pricing page is an offer at its price', () => {
  const offers = thingsOf('/pricing', 'Offer').map(({ name, price }) => `${name}: ${price}`)
  expect(offers).toEqual([
    'Free call, 15 minutes: 0',
    `Focused Session, 30 minutes: ${sessionPrices.pricing[30]}`,
    `Comprehensive, 60 minutes: ${sessionPrices.pricing[60]}`,
    `Starter Pack: ${prices.bundles.starter}`,
    `Growth Pack: ${prices.bundles.growth}`,
    `Complete Journey: ${prices.bundles.complete}`,
  ])
})

test('structured data leaves out placeholder contacts', () => {
  const markup = JSON.stringify(routeTable.map(structuredData))
  const texts = Object.values(placeholders)
  expect(texts.length).toBeGreaterThan(0)
  for (const placeholder of texts) expect(markup).not.toContain(placeholder)
})

test('structured data gives the owner’s own contacts', async () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'desk@bridge.example')
  vi.stubEnv('VITE_CONTACT_PHONE', '')
  vi.resetModules()
  const { structuredData } = await import('@/app/structured-data')
  const [organization] = routeTable.slice(0, 1).flatMap((page) => thingsIn(structuredData(page)))
  expect(organization).toMatchObject({ email: ['desk@bridge.example'], telephone: [] })
  vi.resetModules()
})

test('structured data offers the package of a service at its price', () => {
  const offers = thingsOf('/services/admission-guidance', 'Offer')
  expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
    '0 INR',
    ...Object.values(sessionPrices.durationPicker).map((price) => `${price} INR`),
    `${prices.packages.admissionGuidance} INR`,
  ])
})
