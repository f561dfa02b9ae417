import type { CountrySlug } from '@/content/countries/figures'
import { permitRoutes } from '@/content/countries/permit-routes'
import type { Level } from '@/content/plan/asked'

/** Ours: the sources name no length that is common to a country’s programmes. */
export const assumedYears: Record<Level, number> = { bachelor: 3, master: 2 }

/** The permit that a graduate of the country may take with the lowest pay that its source names. */
const permits = {
  belgium: 'Flanders, highly skilled, under 30',
  netherlands: 'Highly skilled migrant, after the orientation year',
  luxembourg: 'A job linked to your studies',
  germany: 'EU Blue Card, shortage jobs and graduates of the last 3 years',
} satisfies Record<CountrySlug, string>

/** Its pay; none after a Luxembourg bachelor’s, which opens no stay to look for work. */
export function graduatePay(slug: CountrySlug, level: Level) {
  if (slug === 'luxembourg' && level === 'bachelor') return
  const permit = permitRoutes[slug].permits.find(({ permit }) => permit === permits[slug])
  return permit?.pay && { ...permit, pay: permit.pay }
}
