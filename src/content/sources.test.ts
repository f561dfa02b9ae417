import { expect, test } from 'vitest'
import { type SourceKey, sources } from '@/content/sources'
import { holdsFigure } from '@/testing/figures'

type Node = { path: string; object: Record<string, unknown> }

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./sources/**'], { eager: true })
const files = import.meta.glob<string>(['./**/*.{ts,mdx}', '!./**/*.test.ts', '!./sources/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every object in the copy, with its path: the file and the keys that lead to it. */
function objectsIn(node: unknown, path: string): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node).flatMap(([key, value]) => objectsIn(value, `${path}.${key}`))
  return Array.isArray(node) ? inside : [{ path, object: node as Record<string, unknown> }, ...inside]
}

const sourcesOf = ({ object: { source, sources } }: Node) =>
  [source, sources].flat().filter((key) => typeof key === 'string')
const isOurs = ({ object }: Node) => object.ours === true
const isSourced = (node: Node) => Boolean(node.object.year) && sourcesOf(node).length > 0

/** Illustrations, and figures that only calculations use. */
const notRead = [
  'article-pictures',
  'countries/comparison',
  'countries/deadlines',
  'countries/excluded-fees',
  'countries/plan-steps',
  'countries/refusals',
  'countries/tuitions',
  'countries/waits',
  'india/loan-rules',
  'india/tcs-rule',
]

/** The objects of the files that name sources. A fold’s head repeats a sourced sentence of its body. */
const objects = Object.entries(modules)
  .filter(([file]) => !notRead.some((name) => file === `./${name}.ts`))
  .map(([file, module]) => objectsIn(module, file).filter(({ path }) => !path.endsWith('.answers')))
  .filter((nodes) => nodes.some(isSourced))
  .flat()

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
  'typed',
  'exchangeNote',
  'exchangeDate',
]

const textsOf = ({ path, object }: Node) =>
  Object.entries(object)
    .filter(([key]) => !notCopy.includes(key))
    .flatMap(([key, value]) => [value].flat().map((text) => ({ path: `${path}.${key}`, text })))
    .filter((each): each is { path: string; text: string } => typeof each.text === 'string')

test('each figure of the content has a source and a year, or is marked as our own', () => {
  const bare = objects.filter((node) => !isOurs(node) && !isSourced(node)).flatMap(textsOf)
  expect(bare.filter(({ text }) => holdsFigure(text))).toEqual([])
})

test('a text with a source has a year, our own text has neither', () => {
  const carriesYear = (key: string) => !sources[key as SourceKey].date.includes('undated')
  const muddled = objects.filter((node) => {
    const { year } = node.object
    const keys = sourcesOf(node)
    if (isOurs(node)) return year || keys.length > 0
    return Boolean(year) !== keys.length > 0 || (year && (year !== 'undated') !== keys.some(carriesYear))
  })
  expect(
    muddled.map(({ path }) => path),
    '`year` is "undated" exactly if all its sources are',
  ).toEqual([])
})

test('every amount of money has the same format', () => {
  const odd = /\b(?:EUR|INR|Rs\.?|euros?|rupees?)\s?\d|[€₹]\s\d|[€₹]\d{4,}|\d\s?[€₹]/
  expect(objects.flatMap(textsOf).filter(({ text }) => odd.test(text))).toEqual([])
})

test('no two countries use the same key for a source', () => {
  const countries = import.meta.glob<Record<string, object>>(
    ['./sources/*.ts', '!./sources/{index,source}.ts'],
    {
      eager: true,
    },
  )
  const keys = Object.values(countries).flatMap((module) => Object.values(module).flatMap(Object.keys))
  expect(keys.sort()).toEqual(Object.keys(sources).sort())
})

test('each source is used and has a unique https address', () => {
  const copy = Object.values(files).join('\n')
  expect(Object.keys(sources).filter((key) => !copy.includes(`'${key}'`))).toEqual([])
  const urls = Object.values(sources).map(({ url }) => url)
  expect(urls.filter((url) => !URL.canParse(url) || !url.startsWith('https://'))).toEqual([])
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
})
