import type { TuitionEstimate } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import type { SourceKey } from '@/content/sources'

/** A degree's length in years, and the tuition that goes with it. */
export type Course = {
  years: number
  estimate: TuitionEstimate
  /** The source for this length speaks of a state that asks for tuition: the sum counts `stateTuition`. */
  hasStateTuition?: true
}

const course = (years: number, estimate: TuitionEstimate = 'typical'): Course => ({ years, estimate })
const oneOrTwo = [course(2), course(1)]

/** The usual length of a degree first, then the other that a source names. The sources are undated. */
export const degrees: Record<CountrySlug, Record<Level, readonly Course[]> & { source: SourceKey }> = {
  belgium: { bachelor: [course(3)], master: oneOrTwo, source: 'ucll-degrees' },
  // A bachelor’s at the low tuition takes four years: it is at a university of applied sciences.
  netherlands: { bachelor: [course(3), course(4, 'low')], master: oneOrTwo, source: 'han-degrees' },
  luxembourg: { bachelor: [course(3)], master: [course(2)], source: 'uni-lu-computer-science' },
  germany: {
    bachelor: [course(3), course(4)],
    master: [course(2), { ...course(1), hasStateTuition: true }],
    source: 'bw-degrees',
  },
}
