import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'

/** Keys of the warnings beside a country's verdict; `content/plan` has their sentences. */
export type Caution = 'noDirectEntry' | 'oneInEnglish' | 'severalLanguages' | 'fourYears'

export const cautions: Record<CountrySlug, Record<Level, readonly Caution[]>> = {
  belgium: { bachelor: ['oneInEnglish'], master: [] },
  netherlands: { bachelor: ['fourYears'], master: [] },
  luxembourg: { bachelor: ['severalLanguages'], master: [] },
  germany: { bachelor: ['noDirectEntry'], master: [] },
}
