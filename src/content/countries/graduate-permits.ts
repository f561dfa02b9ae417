// For each country the pay that a graduate must earn for a work permit. The plan compares our costs with this pay, and
// permit-routes.ts quotes it.

import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import type { SourceKey, Year } from '@/content/sources'
import type { Pay } from '@/lib/pay'

type GraduatePermit = {
  pay: Pay
  year: Year
  source: SourceKey
  /** A degree of this level gives no stay to look for work, so no permit follows it. */
  notAfter?: Level
}

/** The work permit with the lowest pay with which a graduate of the country may stay. The plan compares with its pay. */
export const graduatePermits: Record<CountrySlug, GraduatePermit> = {
  belgium: { pay: { euros: 39_129.6, per: 'year' }, year: '2026', source: 'kpmg-2026-01' },
  netherlands: { pay: { euros: 3122, per: 'month' }, year: '2026', source: 'ind-amounts' },
  luxembourg: {
    pay: { euros: 3325.6, per: 'month' },
    year: '2026',
    source: 'ccss-2026',
    notAfter: 'bachelor',
  },
  germany: { pay: { euros: 45_934.2, per: 'year' }, year: '2026', source: 'make-it-blue-card' },
}
