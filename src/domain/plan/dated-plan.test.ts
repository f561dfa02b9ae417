import { expect, test } from 'vitest'
import { countryCosts } from '@/domain/plan/country-costs'
import { closingDays } from '@/domain/plan/dated-plan'
import { dayNumber } from '@/lib/day'
import { expectEach } from '@/testing/expect-each'
import { datedPlans, isNear, sumOf } from '@/testing/plan-cases'

test('all payments and living add up to the first year’s sum at typical tuition', () => {
  expectEach(datedPlans, ({ items, living, total, country, planQuery }) => {
    const payments = sumOf(items.map(({ cost }) => cost))
    return (
      isNear(payments + living.rupees, total) && isNear(countryCosts(country, planQuery).sum.typical, total)
    )
  })
})

test('no payment of a plan is negative', () => {
  expectEach(datedPlans, ({ items }) => items.every(({ cost }) => cost >= 0))
})

const closing = (month: number, day: number) =>
  ({ day: dayNumber(2027, month, day), year: 'undated', source: 'tudelft-deadlines' }) as const
const deadlines = [closing(1, 15), closing(4, 1), closing(5, 1)]
const afterAll = dayNumber(2027, 6, 1)

/** The kinds of the shown closing days on a day of 2027. */
const kindsOn = (month: number, day: number, latestDay = afterAll) =>
  closingDays({ deadlines, latestDay }, dayNumber(2027, month, day)).map(({ kind }) => kind)

test('a closing day is shown until its end, a past one no longer', () => {
  expect(kindsOn(1, 15)).toEqual(['next', 'other', 'last'])
  expect(kindsOn(1, 16)).toEqual(['next', 'last'])
  expect(kindsOn(5, 1)).toEqual(['next'])
})

test('a step whose closing days are past shows its last one', () => {
  expect(kindsOn(5, 2)).toEqual(['past'])
})

test('a last closing day after the latest day of its step is marked as too late', () => {
  const latestDay = dayNumber(2027, 4, 30)
  expect(kindsOn(1, 1, latestDay)).toEqual(['next', 'other', 'tooLate'])
  expect(kindsOn(4, 2, latestDay)).toEqual(['tooLate'])
  expect(kindsOn(5, 2, latestDay)).toEqual(['tooLate'])
})

test('a step without closing days shows none', () => {
  expect(closingDays({ deadlines: [], latestDay: afterAll }, afterAll)).toEqual([])
})
