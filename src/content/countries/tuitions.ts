import { type Amount, countryFigures } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import type { SourceKey } from '@/content/sources'

/** The lowest tuition that our sources name, or a typical one. */
export type TuitionEstimate = 'low' | 'typical'

/** The university whose tuition the plan counts. The plan's texts have its name. */
export type School =
  | 'antwerp'
  | 'antwerpBachelor'
  | 'ucll'
  | 'hague'
  | 'delft'
  | 'dutchRange'
  | 'twente'
  | 'luxembourg'
  | 'luxembourgBachelor'
  | 'germanState'

export type Tuition = Amount & { school: School }

const { belgium, netherlands, luxembourg, germany } = countryFigures
const bothEstimates = (tuition: Tuition) => ({ low: tuition, typical: tuition })
const germanTuition = bothEstimates({ ...germany.tuition, school: 'germanState' })

/** A year's tuition at a public university for a degree in English, low and typical. The comparison shows the low end of a master’s. */
export const tuitions: Record<CountrySlug, Record<Level, Record<TuitionEstimate, Tuition>>> = {
  belgium: {
    bachelor: {
      low: { from: 4300, year: '2026-27', source: 'belga-tuition-2026-06', school: 'antwerpBachelor' },
      typical: { from: 5800, year: '2024-25', source: 'ucll-tuition', school: 'ucll' },
    },
    master: bothEstimates({ ...belgium.tuition, school: 'antwerp' }),
  },
  netherlands: {
    bachelor: {
      low: { from: 10_528, year: '2026-27', source: 'thuas-tuition', school: 'hague' },
      typical: { from: 19_906, year: '2026-27', source: 'collegedunia-tudelft', school: 'delft' },
    },
    master: {
      low: { ...netherlands.tuition, school: 'dutchRange' },
      typical: { from: 18_900, year: '2025-26', source: 'utwente-tuition', school: 'twente' },
    },
  },
  luxembourg: {
    bachelor: bothEstimates({
      from: 800,
      year: '2026',
      source: 'my-university-2026',
      school: 'luxembourgBachelor',
    }),
    master: bothEstimates({ ...luxembourg.tuition, school: 'luxembourg' }),
  },
  germany: { bachelor: germanTuition, master: germanTuition },
}

/**
 * A year’s tuition in the one German state (Baden-Württemberg) that our source for a one-year master’s speaks of. Only that degree
 * counts it. The second source is for TU Munich, which asks for more.
 */
export const stateTuition = {
  country: 'germany',
  from: 3000,
  year: 'undated',
  sources: ['baden-wuerttemberg-tuition', 'tum-tuition'],
} as const satisfies Omit<Amount, 'source'> & { country: CountrySlug; sources: readonly SourceKey[] }
