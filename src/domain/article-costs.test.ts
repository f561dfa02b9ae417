import { expect, test } from 'vitest'
import { articlePictures } from '@/content/article-pictures'
import { inRupees } from '@/content/exchange-rate'
import { articleCosts } from '@/domain/article-costs'
import { firstYear } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { pageWords } from '@/testing/page-words'

const words = (slug: string) => pageWords.get(`/blog/${slug}`) ?? ''

test('the article on hidden costs has each cost of the first year, with Antwerp’s tuition, and their sum', () => {
  const { all } = articlePictures.costs
  const lines = articleCosts()
  const { tuition, total } = firstYear('belgium')
  const sum = lines.reduce((sum, { euros }) => sum + euros, 0)
  expect(sum - (lines[0]?.euros ?? 0)).toBe(total - tuition.euros)
  for (const { what, euros } of [...lines, { what: all, euros: sum }])
    expect(words('hidden-costs-studying-abroad')).toContain(
      `${what} ${inRupees(euros)} ${formatEuros(euros)}`,
    )
  // “One third” and “more than half” in the description.
  expect((lines[0]?.euros ?? 0) / sum).toBeCloseTo(1 / 3, 1)
  expect((lines[1]?.euros ?? 0) / sum).toBeGreaterThan(0.5)
})
