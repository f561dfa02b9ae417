// As in the build: the browser knows no descriptions.
import { expect, test } from 'vitest'
import { routeTable } from '@/app/routes'
import { structuredData } from '@/app/structured-data'
import { prices } from '@/content/prices'
import { absoluteUrl } from '@/lib/site-url'

/** Per type of schema.org that we use: what it may have, and what it must. */
const vocabulary: Record<string, { required: string[]; optional?: string[] }> = {
  Organization: {
    required: ['name', 'url'],
    optional: ['@id', 'logo', 'description', 'address', 'contactPoint', 'sameAs'],
  },
  PostalAddress: { required: ['addressLocality', 'addressCountry'] },
  ContactPoint: { required: ['contactType', 'email', 'telephone'], optional: ['availableLanguage'] },
  WebSite: { required: ['name', 'url'], optional: ['inLanguage', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
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
  expect(faultsOf({ '@type': 'Answer', txet: 'x' })).toEqual(['Answer.txet', 'Answer.text'])
})

const typesOf = (path: string) => {
  const page = routeTable.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return structuredData(page)['@graph'].map((thing) => thing['@type'])
}

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/about', ['Organization', 'BreadcrumbList']],
  ['/faq', ['Organization', 'BreadcrumbList', 'FAQPage']],
  ['/blog/choose-right-consultant', ['Organization', 'BreadcrumbList', 'Article']],
  ['/services/during-studies', ['Organization', 'BreadcrumbList', 'Service']],
  ['/services/admission-guidance-strategy', ['Organization', 'BreadcrumbList', 'Service']],
])('%s is described as %j', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

test('the breadcrumbs of an article lead home by way of the blog', () => {
  const page = routeTable.find(({ path }) => path === '/blog/choose-right-consultant')
  const crumbs = page && thingsIn(structuredData(page)).filter((thing) => thing['@type'] === 'ListItem')
  expect(crumbs?.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', absoluteUrl('/')],
    [2, 'Blog', absoluteUrl('/blogs')],
    [3, 'How to choose the right consultant', absoluteUrl('/blog/choose-right-consultant')],
  ])
})

test('the package of a service is offered at its price', () => {
  const page = routeTable.find(({ path }) => path === '/services/admission-guidance')
  const offers = page && thingsIn(structuredData(page)).filter((thing) => thing['@type'] === 'Offer')
  expect(offers?.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
    '0 INR',
    ...Object.values(prices.durations).map((price) => `${price} INR`),
    `${prices.packages.admissionGuidance} INR`,
  ])
})
