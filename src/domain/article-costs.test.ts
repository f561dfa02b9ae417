import { expect, test } from 'vitest'
import { articleCosts } from '@/domain/article-costs'
import { firstYear } from '@/domain/first-year'

test('the costs in the article equal those of a first year in Belgium', () => {
  const [tuition, ...others] = articleCosts().map(({ euros }) => euros)
  const year = firstYear('belgium')
  expect(others.reduce((sum, euros) => sum + euros, 0)).toBe(year.total - year.tuition.euros)
  expect(tuition).toBeGreaterThan(0)
})
