import { expect, test } from 'vitest'
import type { StepName } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import { tcsRule } from '@/content/india/tcs-rule'
import { countryCosts } from '@/domain/plan/country-costs'
import { datedPlan } from '@/domain/plan/dated-plan'
import type { PlanQuery } from '@/domain/plan/plan-query'
import { dateOf, dayNumber } from '@/lib/day'
import { formatLakh, LAKH } from '@/lib/lakh'
import { amountsOf, TEST_RATE } from '@/testing/amounts'

const today = dayNumber(2026, 11, 23)
const fall = { season: 'fall', year: 2027 } as const

type Family = Partial<PlanQuery> & { country: CountrySlug; level: PlanQuery['level']; budget: number }
/** The payments of a family in euros. */
type Payments = (amounts: ReturnType<typeof amountsOf>) => number[]
type Expected = {
  cautions?: string[]
  /** The last day to apply. */
  apply: string
  /** The day of the step `proofOfFunds`, and the payments before it. */
  funds: [day: string, spent: Payments]
  /** The payments abroad in the first Indian tax year. */
  sent: Payments
  instead?: string
}

/** The dates are worked out by hand, the sums from the amounts of the content. */
const families: [Family, Expected][] = [
  [
    { country: 'netherlands', level: 'master', budget: 30, loan: 20 },
    {
      apply: '2027-1-15',
      funds: ['2027-5-8', ({ fee, typical }) => [fee('application'), typical]],
      sent: ({ typical, funds, fee, month }) => [
        typical,
        funds,
        fee('visaAndPermit'),
        fee('roomDeposit'),
        month,
      ],
    },
  ],
  [
    { country: 'netherlands', level: 'bachelor', budget: 40.5 },
    {
      cautions: ['fourYears'],
      apply: '2027-1-15',
      funds: ['2027-5-8', ({ fee, typical }) => [fee('application'), typical]],
      sent: ({ typical, funds, fee, month }) => [
        typical,
        funds,
        fee('visaAndPermit'),
        fee('roomDeposit'),
        month,
      ],
    },
  ],
  [
    { country: 'belgium', level: 'bachelor', budget: 22 },
    {
      cautions: ['oneInEnglish'],
      apply: '2027-1-23',
      funds: ['2027-5-10', ({ fee }) => [fee('application')]],
      // The account pays a twelfth of the proof each month; the rest of seven months is sent.
      sent: ({ funds, fee, typical, living }) => [
        funds,
        fee('contribution'),
        fee('roomDeposit'),
        typical,
        fee('residenceCard'),
        (7 * (living - funds)) / 12,
      ],
    },
  ],
  [
    { country: 'luxembourg', level: 'master', budget: 24 },
    {
      apply: '2027-3-15',
      funds: ['2027-5-10', ({ fee }) => [fee('application')]],
      // The proof of funds stays at home.
      sent: ({ fee, typical, month }) => [
        fee('roomDeposit'),
        typical - fee('application'),
        fee('residencePermit'),
        7 * month,
      ],
    },
  ],
  [
    { country: 'germany', level: 'bachelor', budget: 15, loan: 8 },
    {
      cautions: ['noDirectEntry'],
      apply: '2027-1-3',
      funds: ['2027-6-4', ({ fee }) => [fee('apsCertificate'), fee('application')]],
      sent: ({ funds, fee, typical, living }) => [
        funds,
        fee('roomDeposit'),
        typical / 2,
        fee('residencePermit'),
        (6 * (living - funds)) / 12,
      ],
    },
  ],
  [
    // 1 April 2027 less 3 weeks, 12 weeks, 4 months and 6 weeks, and the 2 weeks before the visa appointment.
    // Overdue payments count from November 2026.
    {
      country: 'germany',
      level: 'master',
      start: { season: 'spring', year: 2027 },
      budget: 15.5,
      rate: 100,
    },
    {
      apply: '2026-7-4',
      funds: ['2026-12-3', ({ fee }) => [fee('apsCertificate'), fee('application')]],
      sent: ({ fee, funds }) => [fee('application'), funds, fee('roomDeposit')],
      instead: 'fall 2027',
    },
  ],
]

test.each(families)(
  'the plan for %j has the dates worked out by hand, and sums that add up',
  (family, expected) => {
    const { country, level, budget, loan: fromBank = 0, rate = TEST_RATE } = family
    const amounts = amountsOf(country, level, rate)
    const rupees = (euros: number) => formatLakh(euros * rate)
    const sumOf = (payments: Payments) => payments(amounts).reduce((sum, euros) => sum + euros, 0)
    const sums = [amounts.low, amounts.typical].map((tuition) => tuition + amounts.living + amounts.oneOff)
    const short = sums.map((euros) => Math.max(0, euros * rate - budget * LAKH))
    const [fundsDay, spent] = expected.funds
    const taxed = sumOf(expected.sent) * rate - fromBank * LAKH - tcsRule.threshold

    const planQuery: PlanQuery = { lang: 'en', start: fall, ...family, rate }
    const { sum, verdict, cautions } = countryCosts(country, planQuery)
    const { items, loan, tcsYears, instead } = datedPlan(country, planQuery, today)
    const dated = (name: StepName) => {
      const item = items.find((each) => each.name === name)
      if (!item) throw new Error(`No ${name} in ${country}`)
      return { ...item, on: Object.values(dateOf(item.safeDay)).join('-') }
    }
    const { on, funds, runningTotal } = dated('proofOfFunds')
    const taxes = tcsYears.reduce((sum, { tax }) => sum + tax, 0)
    expect({
      sums: [sum.low, sum.typical].map((amount) => formatLakh(amount)),
      short: verdict && [verdict.missing.low, verdict.missing.typical].map((amount) => formatLakh(amount)),
      cautions,
      apply: dated('application').on,
      funds: [on, ...[funds, runningTotal.needed, runningTotal.spent].map((amount) => formatLakh(amount))],
      loan: loan && [loan.rupees, loan.ownMoney, loan.missing].map((amount) => formatLakh(amount)),
      tcs: formatLakh(taxes),
      instead: instead && `${instead.season} ${instead.year}`,
    }).toEqual({
      sums: sums.map(rupees),
      short: short.map((amount) => formatLakh(amount)),
      cautions: expected.cautions ?? [],
      apply: expected.apply,
      funds: [fundsDay, ...[amounts.funds, sumOf(spent) + amounts.funds, sumOf(spent)].map(rupees)],
      loan: fromBank
        ? [fromBank * LAKH, (budget - fromBank) * LAKH, short[1] ?? 0].map((amount) => formatLakh(amount))
        : undefined,
      tcs: formatLakh((Math.max(0, taxed) * tcsRule.percent) / 100),
      instead: expected.instead,
    })
  },
)
