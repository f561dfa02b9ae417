import { expect, test } from 'vitest'
import { destinations } from '@/content/destinations'
import { defaultPlan } from '@/content/plan/asked'
import { countryPlan } from '@/domain/country-plan'
import { wholeDegree } from '@/domain/whole-degree'
import { roundToTenth } from '@/lib/lakh'

// Worked by hand: one-off costs once, then for each year typical tuition and twelve months of living.
test.each([
  ['germany', 'master', 2014 + 2 * (500 + 12_900), { aMonth: 3828, months: 8 }],
  ['luxembourg', 'master', 1780 + 2 * (800 + 19_200), { aMonth: 3325.6, months: 13 }],
  ['netherlands', 'bachelor', 1929 + 3 * (15_950 + 15_000), { aMonth: 3122, months: 30 }],
  ['belgium', 'bachelor', 2251 + 3 * (5010 + 13_200), { aMonth: 3261, months: 17 }],
] as const)('a degree in %s, %s, costs all its years and equals months of pay', (slug, level, euros, pay) => {
  const degree = wholeDegree(slug, { ...defaultPlan, level })
  expect(degree.total).toBe(euros * 110)
  expect(degree.pay).toMatchObject(pay)
})

test('a Luxembourg bachelor’s shows no pay, as it allows no job search', () => {
  expect(wholeDegree('luxembourg', { ...defaultPlan, level: 'bachelor' }).pay).toBeUndefined()
})

test('a degree’s first year is the plan’s, at each exchange rate', () => {
  for (const { slug } of destinations)
    for (const rate of [undefined, 97.25]) {
      const asked = { ...defaultPlan, rate }
      const { firstYear } = wholeDegree(slug, asked)
      expect(roundToTenth(firstYear)).toBe(countryPlan(slug, asked).sum.typical)
    }
})
