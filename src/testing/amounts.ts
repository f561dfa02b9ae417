import { assumedCosts, countryFigures } from '@/content/countries/figures'
import { type TuitionEstimate, tuitions } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'

/** The exchange rate of sums that tests work out. */
export const TEST_RATE = 110

/** A country's amounts in euros as the content has them, so that a test can work out a sum without the code that it tests. */
export function amountsOf(slug: CountrySlug, level: Level = 'master', rate = TEST_RATE) {
  const { contribution: semester, living, funds, oneOff } = countryFigures[slug]
  const tuition = (estimate: TuitionEstimate) => tuitions[slug][level][estimate].from
  const month = (living.from + living.to) / 2
  const fees = oneOff.map(({ name, cost, isTakenOffTuition }) => {
    const euros = 'rupees' in cost ? cost.rupees / rate : cost.from
    return { name, euros, isTakenOffTuition }
  })
  const paid = [...fees.filter(({ isTakenOffTuition }) => !isTakenOffTuition), ...assumedCosts]
  return {
    low: tuition('low') + 2 * (semester?.from ?? 0),
    typical: tuition('typical') + (semester?.from ?? 0) + (semester?.to ?? 0),
    month,
    living: 12 * month,
    funds: funds.from,
    oneOff: paid.reduce((sum, { euros }) => sum + euros, 0),
    /** A single cost by its name. */
    fee: (name: string) => [...fees, ...assumedCosts].find((fee) => fee.name === name)?.euros ?? Number.NaN,
  }
}
