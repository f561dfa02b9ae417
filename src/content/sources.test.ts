import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { countryFigures } from '@/content/countries/figures'
import { permitRoutes } from '@/content/countries/permit-routes'
import { belgium } from '@/content/destinations/belgium'
import { germany } from '@/content/destinations/germany'
import { destinationHeroes } from '@/content/destinations/heroes'
import { luxembourg } from '@/content/destinations/luxembourg'
import { netherlands } from '@/content/destinations/netherlands'
import { faq } from '@/content/faq'
import { admissionGuidance } from '@/content/services/admission-guidance'
import { duringStudies } from '@/content/services/during-studies'
import { postStudy } from '@/content/services/post-study'
import { type SourceKey, sources } from '@/content/sources'
import { holdsFigure } from '@/testing/figures'

const pages = {
  about,
  belgium,
  netherlands,
  luxembourg,
  germany,
  destinationHeroes,
  faq,
  admissionGuidance,
  duringStudies,
  postStudy,
}

/** Every object in the copy, with the way that leads to it. */
function objectsIn(node: unknown, way: string): { way: string; object: Record<string, unknown> }[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node).flatMap(([key, value]) => objectsIn(value, `${way}.${key}`))
  return Array.isArray(node) ? inside : [{ way, object: node as Record<string, unknown> }, ...inside]
}

const objects = Object.entries(pages)
  .flatMap(([name, page]) => objectsIn(page, name))
  // A fold’s head repeats what stands inside it with its source.
  .filter(({ way }) => !way.endsWith('.answers'))
const sourcesOf = (object: Record<string, unknown>) =>
  [object.source, object.sources].flat().filter((key) => typeof key === 'string')

/** Keys whose values no visitor reads as copy. */
const notCopy = [
  'id',
  'slug',
  'to',
  'url',
  'icon',
  'year',
  'source',
  'sources',
  'lastChecked',
  'exchangeNote',
]

test.each([
  ['€5,010 a year', true],
  ['27% more', true],
  ['20 hours a week', true],
  ['Apply before 15 January', true],
  ['within three working days', true],
  ['Annex 32 for a guarantor', false],
  ['B1 German in 2026-27', false],
])('%s: is it a figure? %s', (text, answer) => {
  expect(holdsFigure(text)).toBe(answer)
})

test('each figure names its source and its year, or is ours', () => {
  const bare = objects.flatMap(({ way, object }) => {
    if (object.ours === true || (object.year && sourcesOf(object).length > 0)) return []
    return Object.entries(object)
      .flatMap(([key, value]) => (Array.isArray(value) ? value.map((entry) => [key, entry]) : [[key, value]]))
      .filter(([key, value]) => !notCopy.includes(key) && typeof value === 'string' && holdsFigure(value))
      .map(([key, value]) => `${way}.${key}: ${value}`)
  })
  expect(bare).toEqual([])
})

test('what is ours claims no source, and what has a source has a year', () => {
  const muddled = objects.filter(({ object }) =>
    object.ours === true
      ? object.year || sourcesOf(object).length > 0
      : Boolean(object.year) !== sourcesOf(object).length > 0,
  )
  expect(muddled.map(({ way }) => way)).toEqual([])
})

test('a figure carries a year only where one of its sources does', () => {
  const carriesYear = (key: string) => !sources[key as SourceKey].date.includes('undated')
  const wrong = [...objects, ...objectsIn({ countryFigures, permitRoutes }, 'pictures')]
    .filter(({ object }) => object.year)
    .filter(({ object }) => (object.year !== 'undated') !== sourcesOf(object).some(carriesYear))
  expect(wrong.map(({ way }) => way)).toEqual([])
})

test('money is written the same way everywhere', () => {
  const odd = objects.flatMap(({ way, object }) =>
    Object.values(object)
      .filter((value) => typeof value === 'string')
      .filter((text) => /\b(?:EUR|INR|Rs\.?|euros?|rupees?)\s?\d|[€₹]\s\d|[€₹]\d{4,}|\d\s?[€₹]/.test(text))
      .map((text) => `${way}: ${text}`),
  )
  expect(odd).toEqual([])
})

test('each source is known, used and reachable by a link', () => {
  const modules = import.meta.glob<string>(['./**/*.{ts,mdx}', '!./sources.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const copy = Object.values(modules).join('\n')
  const known = Object.keys(sources)
  expect(known.filter((key) => !copy.includes(`'${key}'`))).toEqual([])
  expect(objects.flatMap(({ object }) => sourcesOf(object)).filter((key) => !known.includes(key))).toEqual([])
  expect(
    Object.values(sources).filter(({ url }) => !URL.canParse(url) || !url.startsWith('https://')),
  ).toEqual([])
  const urls = Object.values(sources).map(({ url }) => url)
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
})
