import { expect, test } from 'vitest'
import {
  authorisationLimit,
  deadlines,
  germanVisaLimits,
  safeApplications,
} from '@/content/countries/deadlines'
import { countryFigures } from '@/content/countries/figures'
import { waits, waitText } from '@/content/countries/waits'
import { countrySlugs } from '@/content/destinations'
import { levels } from '@/content/plan/choices'
import { datedSteps } from '@/domain/plan/dated-steps'
import { dateOf, dayNumber } from '@/lib/day'
import { seasons } from '@/lib/intakes'
import { monthName } from '@/lib/month'

const copy = import.meta.glob(
  [
    '../content/**/*.ts',
    '!../content/**/*.test.ts',
    '!../content/{sources,legal}/**',
    '!../content/*/index.ts',
  ],
  { eager: true },
)
const articles = import.meta.glob<string>('../content/blog/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const components = import.meta.glob<string>('../{components,pages}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const valuesIn = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null ? Object.values(node).flatMap(valuesIn) : [node]
/** Strings, and the code of functions that return texts. */
const textsIn = (node: unknown) =>
  valuesIn(node)
    .filter((value) => typeof value === 'string' || typeof value === 'function')
    .map(String)

/** The texts of each page’s content. A drawing repeats its article. */
const texts = [...Object.entries(copy), ...Object.entries(articles)]
  .filter(([file]) => !file.endsWith('/article-pictures.ts'))
  .map(([file, content]) => ({ file, texts: textsIn(content) }))

/** The matches of a pattern, with the files that contain them. */
function placesOf(pattern: RegExp) {
  const places = new Map<string, Set<string>>()
  for (const { file, texts: all } of texts)
    for (const [match] of all.flatMap((text) => [...text.matchAll(pattern)]))
      places.set(match, (places.get(match) ?? new Set()).add(file))
  return places
}

const middlesOfLiving = Object.values(countryFigures).map(({ living }) => (living.from + living.to) / 2)

/** Each amount of the tables, also as a twelfth, twelve times and in whole euros, as pages print it. */
const amountsOfTables = new Set(
  Object.entries(copy)
    .filter(([file]) => file.includes('/countries/'))
    .flatMap(([, table]) => valuesIn(table).filter((value) => typeof value === 'number'))
    .concat(middlesOfLiving)
    .flatMap((amount) => [amount, amount / 12, amount * 12])
    .flatMap((amount) => [amount.toFixed(2), Math.floor(amount).toFixed(2)]),
)

/** Amounts in euros that mean something else on each page, or belong to a past year. */
const equalByChance = {
  '€835': 'the Belgian guide: a fee; two articles: the proof of funds of 2025-26 for a month',
  '€750': 'rents in Luxembourg and in The Hague',
  '€10,000': 'the German guide: a private university; an article: a course in an example',
}

test('an amount in euros that two pages print comes from src/content/countries', () => {
  const amounts = [...placesOf(/€\d+(?:,\d{3})*(?:\.\d+)?/g)]
  const repeated = amounts.filter(([, files]) => files.size > 1)
  expect(repeated.length).toBeGreaterThan(30)
  const missingInTables = repeated.filter(
    ([amount]) => !amountsOfTables.has(Number(amount.replace(/[€,]/g, '')).toFixed(2)),
  )
  const unknown = missingInTables.filter(([amount]) => !(amount in equalByChance))
  expect(unknown.map(([amount, files]) => `${amount}: ${[...files].join(', ')}`)).toEqual([])
  expect(missingInTables.map(([amount]) => amount).sort()).toEqual(Object.keys(equalByChance).sort())
})

test('a wait that two pages print comes from countries/waits.ts', () => {
  const repeated = [...placesOf(/\d+ to \d+ (?:days|weeks|months)/g)].filter(([, files]) => files.size > 1)
  expect(repeated.length).toBeGreaterThan(4)
  const known = Object.values(waits).map(waitText)
  expect(repeated.filter(([wait]) => !known.includes(wait))).toEqual([])
})

test('components read the year of a figure from the content', () => {
  const years = Object.entries(components).flatMap(([file, code]) =>
    [...code.matchAll(/\byear="20\d\d.*?"/g)].map(([year]) => `${file}: ${year}`),
  )
  expect(years).toEqual([])
})

const named = ({ month, day }: { month: number; day: number }) => `${day} ${monthName(month)}`

/** The days on which applications open and close, and those of the plan’s steps. */
const knownDays = new Set([
  ...Object.values(deadlines).map(named),
  ...[...Object.values({ ...germanVisaLimits, ...safeApplications }), authorisationLimit].map(named),
  ...countrySlugs.flatMap((slug) =>
    levels.flatMap((level) =>
      seasons.flatMap((season) =>
        datedSteps(slug, level, { season, year: 2029 }, dayNumber(2028, 1, 1)).map(({ safeDay }) =>
          named(dateOf(safeDay)),
        ),
      ),
    ),
  ),
])

/** Days that only one page names. */
const daysOfOnePage = {
  '31 October': 'the end of a Belgian residence card',
  '28 February': 'the Antwerp article: a faculty’s closing day',
  '31 March': 'the Antwerp article: another faculty’s',
}

test('a day without a year is a deadline, a day of the plan or a named exception', () => {
  const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1)).join('|')
  const days = [...placesOf(new RegExp(`\\b\\d{1,2} (?:${months})\\b(?! \\d{4})`, 'g'))]
  const unknown = days.filter(([day]) => !knownDays.has(day))
  expect(unknown.map(([day]) => day).sort()).toEqual(Object.keys(daysOfOnePage).sort())
  expect(unknown.filter(([, files]) => files.size > 1)).toEqual([])
})

/** Texts in which 15 January is a Dutch deadline. */
const dutchTexts = [
  '15 January (TU Delft)',
  'TU Delft opens on 15 October',
  '15 January where places are fixed',
]

test('a text with a German deadline names the earlier day that leaves time for a visa', () => {
  for (const [deadline, limit] of [
    [deadlines.germanWinter, germanVisaLimits.winter],
    [deadlines.germanSummer, germanVisaLimits.summer],
  ] as const) {
    const german = texts
      .flatMap(({ texts: all }) => all)
      .filter((text) => text.includes(named(deadline)))
      .filter((text) => !dutchTexts.some((dutch) => text.includes(dutch)))
    expect(german.length).toBeGreaterThan(2)
    expect(german.filter((text) => !text.includes(`apply by ${named(limit)}`))).toEqual([])
  }
})
