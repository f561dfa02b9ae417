import { expect, test } from 'vitest'
import { medians, namesOverBudget, ratiosOf } from './figures.ts'

test('the bench takes the median of each figure, not its mean', () => {
  const visits = [
    { FCP: 900, shift: 0 },
    { FCP: 9000, shift: 0.2 },
    { FCP: 800, shift: 0.001 },
  ]
  expect(medians(visits)).toEqual({ FCP: 900, shift: 0.001 })
})

const page = { FCP: 2000, usable: 1090, opened: 1080, shift: 0.02 }

test('the bench names figures above their limit', () => {
  expect(namesOverBudget(page)).toEqual(['shift'])
})

test('beside another site, the bench also names figures too far above the other site’s', () => {
  const ratios = ratiosOf(page, { FCP: 1000, usable: 1000, opened: 1000, shift: 0.02 })
  expect(ratios).toEqual({ FCP: 2, usable: 1.09, opened: 1.08, shift: 1 })
  expect(namesOverBudget(page, ratios)).toEqual(['usable', 'shift'])
})

test('the ratio of two figures that are both 0 is 1', () => {
  expect(ratiosOf({ shift: 0 }, { shift: 0 })).toEqual({ shift: 1 })
})
