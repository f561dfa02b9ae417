import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Comparison } from '@/components/pictures/comparison'
import { FirstYearBar } from '@/components/pictures/first-year-bar'
import { YearStrip } from '@/components/pictures/year-strip'
import { comparison } from '@/content/countries/comparison'
import { countryFigures } from '@/content/countries/figures'
import { firstYearWords } from '@/content/countries/first-year'
import { destinations } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { sources } from '@/content/sources'
import { comparisonRows } from '@/domain/comparison'
import { firstYear } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'

afterEach(() => void vi.useRealTimers())

/** Each amount that stands under its rupees must be these rupees. */
function expectRupeesFirst(container: HTMLElement, atLeast: number) {
  const pairs = [...container.querySelectorAll('b')].flatMap((rupees) => {
    const euros = /^€([\d,.]+)$/.exec(rupees.nextElementSibling?.textContent ?? '')?.[1]
    return euros
      ? [[rupees.textContent?.replace('from ', ''), Number(euros.replaceAll(',', ''))] as const]
      : []
  })
  expect(pairs.length).toBeGreaterThanOrEqual(atLeast)
  for (const [rupees, euros] of pairs) expect(rupees).toBe(inRupees(euros))
}

test('the comparison shows rupees first, and scales its bars in each row', () => {
  const { container } = render(<Comparison />, { wrapper: MemoryRouter })
  const table = screen.getByRole('table', { name: comparison.title })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(destinations.map(({ name }) => name))
  for (const row of comparisonRows) {
    const line = within(table).getByRole('row', { name: new RegExp(`^${row.label}`) })
    const longest = Math.max(...destinations.map(({ slug }) => row.cells[slug].value ?? 0))
    expect(line).toHaveAttribute('data-unit', row.unit)
    const cells = within(line).getAllByRole('cell')
    for (const [index, { slug }] of destinations.entries()) {
      const { value, origin } = row.cells[slug]
      const bar = cells[index]?.querySelector('i')?.style.width
      expect(bar).toBe(value ? `${Math.round((value / longest) * 100)}%` : undefined)
      const publisher = origin && sources[origin.source].name.split(': ')[0]
      expect(cells[index]).toHaveTextContent(publisher ?? comparison.sum)
    }
  }
  expectRupeesFirst(container, 16)
  const dutchTuition = countryFigures.netherlands.tuition.from
  expect(within(table).getByRole('cell', { name: new RegExp(formatEuros(dutchTuition)) })).toHaveTextContent(
    `from ${inRupees(dutchTuition)}`,
  )
})

test.each(destinations)('$slug: the first year’s bar and its table show the same amounts', ({ slug }) => {
  const { container } = render(<FirstYearBar slug={slug} />)
  const { tuition, living, oneOff, total, funds } = firstYear(slug)
  const longest = Math.max(total, funds.euros)
  const widths = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')))
  for (const [index, euros] of [tuition.euros, living.euros, oneOff.euros].entries())
    expect(widths[index]).toBeCloseTo((euros / longest) * 100, 0)
  expectRupeesFirst(container, 5)
  const table = within(screen.getByRole('table'))
  for (const { name, euros, rupees } of oneOff.lines) {
    const cost = rupees ? formatRupees(rupees) : formatEuros(euros)
    expect(
      table.getByText(new RegExp(`^${firstYearWords.oneOffs[name]} (?:from )?${cost}[,;]`)),
    ).toBeVisible()
  }
  expect(table.getByRole('row', { name: /^First year in all/ })).toHaveTextContent(inRupees(total))
})

test('the calendar of two countries folds the dates of each, but not the common ones', () => {
  render(<YearStrip countries={['germany', 'belgium']} />)
  const country = screen.getByRole('region', { name: 'Germany' })
  expect(within(country).getByRole('group')).not.toHaveAttribute('open')
  const shared = within(screen.getByRole('region', { name: 'Wherever you go' }))
  expect(shared.queryByRole('group')).toBeNull()
  expect(shared.getByText('Write your statement and CV')).toBeVisible()
})

test('the calendar of a country shows its dates and the current month', () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 10, 21))
  render(<YearStrip countries={['germany']} />)
  expect(screen.getByText('You are here: November')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Germany' })).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByText('15 January')).toBeVisible()
  expect(screen.getByText('3 January')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Belgium' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Wherever you go' })).toBeNull()
})
