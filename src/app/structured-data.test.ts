// As in the build: the browser knows no descriptions.
import { expect, test, vi } from 'vitest'
import { routeTable } from '@/app/routes'
import { structuredData } from '@/app/structured-data'
import { placeholders } from '@/content/brand'
import { prices, sessionPrices } from '@/content/prices'
import { absoluteUrl } from '@/lib/site-url'

/** Required and optional properties of each schema.org type that we use. */
const vocabulary: Record<string, { required: string[]; optional?: string[] }> = {
  Organization: {
    required: ['name', 'url'],
    optional: ['@id', 'logo', 'description', 'address', 'contactPoint', 'sameAs'],
  },
  PostalAddress: { required: ['addressLocality', 'addressCountry'] },
  ContactPoint: { required: ['contactType'], optional: ['email', 'telephone', 'availableLanguage'] },
  WebSite: { required: ['name', 'url'], optional: ['inLanguage', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  Article: {
    required: ['headline', 'description', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
    optional: ['articleSection', 'inLanguage', 'mainEntityOfPage', 'url'],
  },
  Service: { required: ['name', 'description', 'provider', 'offers'], optional: ['areaServed', 'url'] },
  Offer: { required: ['name', 'price', 'priceCurrency', 'url'] },
}

function thingsIn(node: unknown): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(thingsIn)
  return '@type' in node ? [node as Record<string, unknown>, ...inside] : inside
}

function faultsOf(thing: Record<string, unknown>) {
  const type = String(thing['@type'])
  const known = vocabulary[type]
  if (!known) return [`${type} is not in the vocabulary`]
  const allowed = ['@type', ...known.required, ...(known.optional ?? [])]
  return [
    ...Object.keys(thing).filter((key) => !allowed.includes(key)),
    ...known.required.filter((key) => thing[key] === undefined || thing[key] === ''),
  ].map((key) => `${type}.${key}`)
}

test.each(routeTable)('$path: says only what schema.org knows, and all that it asks for', (page) => {
  const data = structuredData(page)
  expect(data['@context']).toBe('https://schema.org')
  expect(thingsIn(data).flatMap(faultsOf)).toEqual([])
})

test('a wrong property is found', () => {
  expect(faultsOf({ '@type': 'PostalAddress', addressLocality: 'Antwerp', country: 'BE' })).toEqual([
    'PostalAddress.country',
    'PostalAddress.addressCountry',
  ])
})

const typesOf = (path: string) => {
  const page = routeTable.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return structuredData(page)['@graph'].map((thing) => thing['@type'])
}

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/about', ['Organization', 'BreadcrumbList']],
  ['/faq', ['Organization', 'BreadcrumbList']],
  ['/blog/choose-right-consultant', ['Organization', 'BreadcrumbList', 'Article']],
  ['/services/during-studies', ['Organization', 'BreadcrumbList', 'Service']],
  ['/services/admission-guidance-strategy', ['Organization', 'BreadcrumbList', 'Service']],
])('%s is described as %j', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

const thingsOf = (path: string, type: string) =>
  routeTable
    .filter((page) => page.path === path)
    .flatMap((page) => thingsIn(structuredData(page)))
    .filter((thing) => thing['@type'] === type)

test('the breadcrumbs of an article lead home by way of the blog', () => {
  const crumbs = thingsOf('/blog/choose-right-consultant', 'ListItem')
  expect(crumbs.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', absoluteUrl('/')],
    [2, 'Blogs', absoluteUrl('/blogs')],
    [3, 'How to choose the right consultant', absoluteUrl('/blog/choose-right-consultant')],
  ])
})

test.each([
  ['/services/during-studies', ['Home', 'During Studies']],
  ['/services/admission-guidance', ['Home', 'Admission Guidance & Strategy']],
  ['/pricing', ['Home', 'Pricing']],
  ['/companies/belgium', ['Home', 'Visa-Sponsoring Companies', 'Companies in Belgium']],
])('the breadcrumbs of %s are as in the menus: %j', (path, names) => {
  expect(thingsOf(path, 'ListItem').map(({ name }) => name)).toEqual(names)
})

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

test('a number or an address that stands in for the owner’s is not given', () => {
  const markup = JSON.stringify(routeTable.map(structuredData))
  for (const placeholder of Object.values(placeholders)) expect(markup).not.toContain(placeholder)
})

test('the owner’s own are', async () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'desk@bridge.example')
  vi.stubEnv('VITE_CONTACT_PHONE', '')
  vi.resetModules()
  const { structuredData } = await import('@/app/structured-data')
  const [organization] = routeTable.slice(0, 1).map((page) => structuredData(page)['@graph'][0])
  expect(organization?.contactPoint).toEqual({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: 'desk@bridge.example',
    availableLanguage: 'English',
  })
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the package of a service is offered at its price', () => {
  const page = routeTable.find(({ path }) => path === '/services/admission-guidance')
  const offers = page && thingsIn(structuredData(page)).filter((thing) => thing['@type'] === 'Offer')
  expect(offers?.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
    '0 INR',
    ...Object.values(sessionPrices.durationPicker).map((price) => `${price} INR`),
    `${prices.packages.admissionGuidance} INR`,
  ])
})
