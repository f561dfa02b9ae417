import { expect, test } from 'vitest'
import { graduatePermits } from '@/content/countries/graduate-permits'
import { stateTuition } from '@/content/countries/tuitions'
import { destinations } from '@/content/destinations'
import { levels, usualYears } from '@/content/plan/choices'
import { countryCosts } from '@/domain/plan/country-costs'
import { defaultQuery } from '@/domain/plan/plan-query'
import { wholeDegrees } from '@/domain/plan/whole-degree'
import { monthlyPay } from '@/lib/pay'
import { amountsOf, TEST_RATE } from '@/testing/amounts'

test.each([
  ['germany', 'master', 1, 'typical', stateTuition.from],
  ['germany', 'master', 2, 'typical', 0],
  ['luxembourg', 'master', 2, 'typical', 0],
  ['netherlands', 'bachelor', 3, 'typical', 0],
  ['netherlands', 'bachelor', 4, 'low', 0],
  ['belgium', 'bachelor', 3, 'typical', 0],
] as const)(
  'a degree (%s, %s, %s years) costs %s tuition and living a year, the rest once',
  (slug, level, years, estimate, extra) => {
    const { [estimate]: tuition, living, oneOff } = amountsOf(slug, level)
    const planQuery = { ...defaultQuery, level, rate: TEST_RATE }
    const degree = wholeDegrees(slug, planQuery).find((each) => each.years === years)
    expect(degree?.total).toBeCloseTo((oneOff + years * (tuition + extra + living)) * TEST_RATE)
    expect(degree?.pay?.aMonth).toBe(monthlyPay(graduatePermits[slug].pay))
  },
)

test('no salary is shown where no permit to work follows the degree', () => {
  const degrees = wholeDegrees('luxembourg', { ...defaultQuery, level: 'bachelor' })
  expect(degrees.map(({ pay }) => pay)).toEqual([undefined])
})

test.each([undefined, 97.25])(
  'degrees and plan show the same cost of the first year, at the rate %s',
  (rate) => {
    const planQuery = { ...defaultQuery, rate }
    for (const { slug } of destinations) {
      const degrees = wholeDegrees(slug, planQuery).filter(({ hasStateTuition }) => !hasStateTuition)
      expect(degrees.length).toBeGreaterThan(0)
      for (const { firstYear, estimate } of degrees)
        expect(firstYear).toBe(countryCosts(slug, planQuery).sum[estimate])
    }
  },
)

test('the plan and the table of degrees name the same cost of a degree', () => {
  for (const { slug } of destinations)
    for (const level of levels) {
      const planQuery = { ...defaultQuery, level }
      const degree = wholeDegrees(slug, planQuery).find(({ years }) => years === usualYears[level])
      expect(countryCosts(slug, planQuery).degreeTotal).toBeCloseTo(degree?.total ?? 0)
    }
})
