import { joinNames } from '@/lib/join-names'

/** The core countries, in the order in which they are listed everywhere. */
export const destinations = [
  { slug: 'belgium', name: 'Belgium', nameInText: 'Belgium' },
  { slug: 'netherlands', name: 'Netherlands', nameInText: 'the Netherlands' },
  { slug: 'luxembourg', name: 'Luxembourg', nameInText: 'Luxembourg' },
  { slug: 'germany', name: 'Germany', nameInText: 'Germany' },
] as const

export type CountrySlug = (typeof destinations)[number]['slug']

export const countrySlugs: readonly CountrySlug[] = destinations.map(({ slug }) => slug)

const counts = { 4: 'four', 5: 'five', 6: 'six' }
export const countryCount = counts[destinations.length]

/** "Belgium, the Netherlands, Luxembourg and Germany". */
export const countriesInText = joinNames(
  destinations.map(({ nameInText }) => nameInText),
  'and',
)

/** A table with a value for each country. */
export const byCountry = <Value>(valueFor: (country: (typeof destinations)[number]) => Value) =>
  Object.fromEntries(destinations.map((country) => [country.slug, valueFor(country)])) as Record<
    CountrySlug,
    Value
  >

/** The rows of a table by country, in the table’s own order, each with the country’s names. */
export function rowsByCountry<Row extends object>(table: Record<CountrySlug, Row>) {
  const order = Object.keys(table)
  const rows = destinations.map((country) => ({ ...country, ...table[country.slug] }))
  return rows.sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
}
