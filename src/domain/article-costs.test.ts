import { expect, test } from 'vitest'
import { articleCosts } from '@/domain/article-costs'
import { firstYear } from '@/domain/first-year'

test('the article on hidden costs adds up to Belgium’s first year without tuition', () => {
  const [tuition, ...others] = articleCosts().map(({ euros }) => euros)
  const year = firstYear('belgium')
  expect(others.reduce((sum, euros) => sum + euros, 0)).toBe(year.total - year.tuition.euros)
  expect(tuition).toBeGreaterThan(0)
})
