import { expect, test } from 'vitest'
import { destinations } from '@/content/destinations'
import { defaultPlan, levels, usualYears } from '@/content/plan/query'
import { countryPlan } from '@/domain/country-plan'
import { wholeDegrees } from '@/domain/whole-degree'

// Worked by hand: one-off costs once, then for each year typical tuition and twelve months of living.
test.each([
  ['germany', 'master', 1, 2014 + 680 + 12_900 + 3000, 3828],
  ['germany', 'master', 2, 2014 + 2 * (680 + 12_900), 3828],
  ['luxembourg', 'master', 2, 1730 + 2 * (400 + 19_200), 3325.6],
  ['netherlands', 'bachelor', 3, 1929 + 3 * (19_906 + 15_000), 3122],
  ['netherlands', 'bachelor', 4, 1929 + 4 * (10_528 + 15_000), 3122],
  ['belgium', 'bachelor', 3, 2251 + 3 * (5800 + 13_200), 3261],
] as const)(
  'a degree (%s, %s, %s years) has the total cost worked out by hand',
  (slug, level, years, euros, pay) => {
    const degree = wholeDegrees(slug, { ...defaultPlan, level }).find((each) => each.years === years)
    expect(degree?.total).toBe(euros * 110)
    expect(degree?.pay?.aMonth).toBe(pay)
  },
)

test('a bachelor’s in Luxembourg shows no salary, as no permit follows it', () => {
  const degrees = wholeDegrees('luxembourg', { ...defaultPlan, level: 'bachelor' })
  expect(degrees.map(({ pay }) => pay)).toEqual([undefined])
})

test('degrees and plan show the same first year, also at the visitor’s exchange rate', () => {
  for (const { slug } of destinations)
    for (const rate of [undefined, 97.25]) {
      const planQuery = { ...defaultPlan, rate }
      for (const { firstYear, estimate, hasStateTuition } of wholeDegrees(slug, planQuery))
        if (!hasStateTuition) expect(firstYear).toBe(countryPlan(slug, planQuery).sum[estimate])
    }
})

test('the plan and the table of degrees name the same cost of a degree', () => {
  for (const { slug } of destinations)
    for (const level of levels) {
      const planQuery = { ...defaultPlan, level }
      const degree = wholeDegrees(slug, planQuery).find(({ years }) => years === usualYears[level])
      expect(countryPlan(slug, planQuery).degreeTotal).toBeCloseTo(degree?.total ?? 0)
    }
})
