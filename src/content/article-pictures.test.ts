import { expect, test } from 'vitest'
import { articlePictures } from '@/content/article-pictures'
import { exchangeRate, inRupees } from '@/content/exchange-rate'
import { formatEuros } from '@/lib/euros'
import { pageWords } from '@/testing/page-words'

const words = (slug: string) => pageWords.get(`/blog/${slug}`) ?? ''

test('the bar of hidden costs has the lines of the article’s table, and their sum', () => {
  const { lines } = articlePictures.costs
  const table = /Line Euro (.*?) Total ([\d,]+)/.exec(
    words('hidden-costs-studying-abroad').replace(/\[\d+\]/g, ''),
  )
  const inTable = [...(table?.[1] ?? '').matchAll(/(?<= )(\d[\d,]*)(?= [A-Z]|$)/g)]
  expect(inTable.map(([amount]) => `€${amount}`)).toEqual(lines.map(({ euros }) => formatEuros(euros)))
  const total = lines.reduce((sum, { euros }) => sum + euros, 0)
  expect(`€${table?.[2]}`).toBe(formatEuros(total))
  // “One third” and “more than half” in the description.
  expect((lines[0]?.euros ?? 0) / total).toBeCloseTo(1 / 3, 1)
  expect((lines[1]?.euros ?? 0) / total).toBeGreaterThan(0.5)
})

test('the article on hidden costs reckons with the one rate', () => {
  const text = words('hidden-costs-studying-abroad')
  expect(text).toContain(`₹${exchangeRate.rupeesPerEuro} for one euro`)
  const total = articlePictures.costs.lines.reduce((sum, { euros }) => sum + euros, 0)
  expect(text).toContain(`about ${inRupees(total).replace('.0', '')}`)
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
