import { describe, expect, test } from 'vitest'
import { hoursIn, isOpen, momentIn, nextOpening, replyDue } from '@/lib/business-hours'
import { promisedMoments } from '@/testing/promised-moments'

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
    ['Easter Monday', '2026-04-06T09:00:00Z', false],
    ['the day after it', '2026-04-07T09:00:00Z', true],
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

describe('when we open next', () => {
  test.each([
    ['Monday before nine', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['Monday at nine sharp: the next day', '2026-11-23T08:00:00Z', '2026-11-24T08:00:00.000Z'],
    ['Friday evening', '2026-11-27T16:00:00Z', '2026-11-30T08:00:00.000Z'],
    ['Sunday just before midnight', '2026-11-22T22:59:00Z', '2026-11-23T08:00:00.000Z'],
    ['the Friday before the clocks go back', '2026-10-23T21:30:00Z', '2026-10-26T08:00:00.000Z'],
    ['the Saturday before the clocks go forward', '2026-03-28T22:30:00Z', '2026-03-30T07:00:00.000Z'],
    ['Christmas Eve after closing', '2026-12-24T16:00:00Z', '2026-12-28T08:00:00.000Z'],
  ])('%s', (_, now, opens) => {
    expect(nextOpening(new Date(now)).toISOString()).toBe(opens)
  })
})

describe('by when we reply', () => {
  test.each(promisedMoments)('sent %s at %s within %s: by %s', (_, sent, within, due) => {
    expect(replyDue(new Date(sent), within)).toEqual(new Date(due))
  })
})

test("a moment on the visitor's clock may be another day", () => {
  expect(momentIn('Asia/Kolkata', new Date('2026-11-22T20:00:00Z'))).toEqual({
    weekday: 'Monday',
    date: '23 November',
    time: '01:30',
  })
})
