import { describe, expect, test } from 'vitest'
import { hoursIn, isOpen } from '@/lib/business-hours'

describe('whether we are open', () => {
  test.each([
    ['Monday 9:00 in winter', '2026-11-23T08:00:00Z', true],
    ['Monday 8:59 in winter', '2026-11-23T07:59:00Z', false],
    ['Friday 16:59 in winter', '2026-11-27T15:59:00Z', true],
    ['Friday 17:00 in winter', '2026-11-27T16:00:00Z', false],
    ['Monday 9:00 in summer', '2026-07-20T07:00:00Z', true],
    ['Saturday noon', '2026-11-21T11:00:00Z', false],
    ['Sunday noon', '2026-11-22T11:00:00Z', false],
    ['the Monday after the clocks changed', '2026-10-26T08:00:00Z', true],
  ])('%s', (_, moment, open) => {
    expect(isOpen(new Date(moment))).toBe(open)
  })
})

describe("the hours on the visitor's clock", () => {
  test.each([
    ['Asia/Kolkata', '2026-11-23T03:00:00Z', '13:30', '21:30'],
    ['Asia/Kolkata', '2026-07-20T03:00:00Z', '12:30', '20:30'],
    ['Europe/Brussels', '2026-07-20T22:30:00Z', '09:00', '17:00'],
    ['America/Los_Angeles', '2026-11-23T03:00:00Z', '00:00', '08:00'],
  ])('%s at %s', (zone, moment, opens, closes) => {
    expect(hoursIn(zone, new Date(moment))).toEqual({ opens, closes })
  })
})
