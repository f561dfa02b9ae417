import { expect, test } from 'vitest'
import { deadlines } from '@/content/countries/deadlines'
import { english } from '@/content/plan/english'
import type { ClosingDay } from '@/domain/plan/dated-plan'
import { defaultQuery } from '@/domain/plan/plan-query'
import { dayNumber } from '@/lib/day'
import { closingDaysText } from '@/pages/plan/one-country/closing-days-text'
import { planContextValue } from '@/pages/plan/plan-context'

const context = planContextValue(defaultQuery, english, dayNumber(2027, 2, 1))
const latestDay = dayNumber(2027, 6, 1)
const closing = (kind: ClosingDay['kind'], name: keyof typeof deadlines): ClosingDay => {
  const { month, day, ...deadline } = deadlines[name]
  return { ...deadline, kind, day: dayNumber(2027, month, day) }
}

test('an application whose opening day no source names says so, also once closed', () => {
  const item = { name: 'application', closingDays: [closing('past', 'delftListed')], latestDay } as const
  expect(closingDaysText(item, context)).toEqual({
    text: 'We found no opening day: apply by this day if the portal is open, and ask the university when it decides. Last day about 15 January (TU Delft), already past. Undated pattern; check the programme’s page.',
    sources: ['tudelft-deadlines'],
  })
})

test('a payment with a closing day names no opening day', () => {
  const item = { name: 'tuition', closingDays: [closing('next', 'delftPayment')], latestDay } as const
  expect(closingDaysText(item, context).text).toMatch(/^Last day about 1 July \(TU Delft\)\. Undated/)
})

test('days of several cycles name each year and each source once', () => {
  const closingDays = [
    closing('next', 'luxembourgRadiology'),
    closing('other', 'luxembourg'),
    closing('last', 'dutch'),
  ]
  const item = { name: 'application', opens: deadlines.luxembourgOpens, closingDays, latestDay } as const
  expect(closingDaysText(item, context)).toEqual({
    text: 'Opens 1 February (Uni.lu). Last day about 24 March (Uni.lu); others about 30 April (Uni.lu); 1 May (Studielink) is as a rule the last. Pattern of 2025, 2026; check the programme’s page. Undated pattern; check the programme’s page.',
    sources: ['studyaidhub-2025', 'uni-lu-radiology', 'studielink-deadlines'],
  })
})

test('a step without closing days has a sentence only if it is an application', () => {
  const item = { closingDays: [], opens: deadlines.ghentOpens, latestDay }
  expect(closingDaysText({ ...item, name: 'application' }, context)).toEqual({
    text: 'We found no closing day: ask the programme.',
    sources: [],
  })
  expect(closingDaysText({ ...item, name: 'visa' }, context).text).toBe('')
})
