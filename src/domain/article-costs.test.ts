import { expect, test } from 'vitest'
import { articleCosts } from '@/domain/article-costs'

test('tuition is a third of the costs in the article, and living more than half', () => {
  const costs = articleCosts().map(({ euros }) => euros)
  const [tuition = 0, living = 0] = costs
  const total = costs.reduce((sum, euros) => sum + euros, 0)
  expect(tuition / total).toBeCloseTo(1 / 3, 1)
  expect(living / total).toBeGreaterThan(0.5)
})
