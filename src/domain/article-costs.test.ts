import { expect, test } from 'vitest'
import { articleCosts } from '@/domain/article-costs'
import { firstYear } from '@/domain/first-year'

test('the article on hidden costs adds up to a first year in Belgium, tuition apart', () => {
  const [tuition, ...others] = articleCosts().map(({ euros }) => euros)
  const year = firstYear('belgium')
  expect(others.reduce((sum, euros) => sum + euros, 0)).toBe(year.total - year.tuition.euros)
  expect(tuition).toBeGreaterThan(0)
})
