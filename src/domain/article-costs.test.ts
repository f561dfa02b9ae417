import { expect, test } from 'vitest'
import { articlePictures } from '@/content/article-pictures'
import { inRupees } from '@/content/exchange-rate'
import { articleCosts } from '@/domain/article-costs'
import { firstYear } from '@/domain/first-year'
import { leftOut } from '@/domain/left-out'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'
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

test('the article on hidden costs names what every first year leaves out', () => {
  const text = words('hidden-costs-studying-abroad')
  for (const { rupees, euros } of leftOut('germany'))
    for (const amount of [rupees && formatRupees(rupees), euros && formatEuros(euros)])
      if (amount) expect(text).toContain(amount)
  for (const left of [
    'second application',
    'medical certificate',
    'apostilles',
    'visa centre’s charge',
    'margin',
  ])
    expect(text).toContain(left)
})

test('the flow of money has the numbers of the article’s worked example', () => {
  const { tuition, commission } = articlePictures.commission
  expect(words('commission-game-study-abroad-choices')).toContain(
    `the Netherlands ${tuition.at(-1)} ${commission.at(-1)}`,
  )
})

test('the two systems have the fees that the article’s table gives', () => {
  const [dutch, french] = articlePictures.systems.columns
  const text = words('university-selection-belgium')
  expect(text).toContain(`Antwerp, master’s ${formatEuros(dutch?.fee ?? 0)}`)
  expect(text).toContain(`French-language universities ${formatEuros(french?.fee ?? 0)}`)
})
