import { describe, expect, test } from 'vitest'
import {
  callTimes,
  hoursIn,
  isOpen,
  momentIn,
  nextOpening,
  openDaysAround,
  replyDue,
} from '@/lib/business-hours'
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
  ])('whether we are open on %s', (_, moment, open) => {
    expect(isOpen(new Date(moment))).toBe(open)
  })
})

describe("the hours on the visitor's clock", () => {
  test.each([
    ['Asia/Kolkata', '2026-11-23T03:00:00Z', '1:30 pm', '9:30 pm'],
    ['Asia/Kolkata', '2026-07-20T03:00:00Z', '12:30 pm', '8:30 pm'],
    ['Europe/Brussels', '2026-07-20T22:30:00Z', '9:00 am', '5:00 pm'],
    ['America/Los_Angeles', '2026-11-23T03:00:00Z', '12:00 am', '8:00 am'],
  ])('in the zone %s, at %s, the hours are %s to %s', (zone, moment, opens, closes) => {
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
  ])('the next opening after %s', (_, now, opens) => {
    expect(nextOpening(new Date(now)).toISOString()).toBe(opens)
  })
})

describe('by when we reply', () => {
  test.each(promisedMoments)(
    'we reply to a submission sent %s (%s) within %s by %s',
    (_, sent, within, due) => {
      expect(replyDue(new Date(sent), within)).toEqual(new Date(due))
    },
  )
})

test("a moment has the weekday and the date of the visitor's zone", () => {
  expect(momentIn('Asia/Kolkata', new Date('2026-11-22T20:00:00Z'))).toEqual({
    weekday: 'Monday',
    date: '23 November',
    time: '1:30 am',
  })
})

const longAgo = new Date('2026-01-01T00:00Z')

test.each([
  ['Asia/Kolkata', '2026-11-27', '13:30', '21:00', '2026-11-27T08:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-20', '12:30', '20:00', '2026-07-20T07:00:00.000Z'],
  ['Europe/Brussels', '2026-11-27', '09:00', '16:30', '2026-11-27T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-27', '00:00', '07:30', '2026-11-27T08:00:00.000Z'],
  // In Auckland we are open from 21:00 to 5:00: Thursday's hours end on this Friday, and its own begin.
  ['Pacific/Auckland', '2026-11-27', '00:00', '23:30', '2026-11-26T11:00:00.000Z'],
])('in %s on %s calls begin between %s and %s', (zone, day, first, last, at) => {
  const times = callTimes(day, zone, longAgo)
  expect([times[0]?.time, times.at(-1)?.time]).toEqual([first, last])
  expect(times[0]?.at.toISOString()).toBe(at)
})

test.each(['2026-11-28', '2026-11-29', '2026-12-25', '2026-04-06', '', 'soon'])(
  '%j has no call times: a closed day, or not a date',
  (day) => {
    expect(callTimes(day, 'Asia/Kolkata', longAgo)).toEqual([])
  },
)

test('offers no call time that has passed', () => {
  const now = new Date('2026-11-27T14:40Z')
  expect(callTimes('2026-11-27', 'Asia/Kolkata', now).map(({ time }) => time)).toEqual(['20:30', '21:00'])
})

test.each([
  ['2026-11-28', '2026-11-20T00:00Z', ['2026-11-27', '2026-11-30']],
  ['2026-12-25', '2026-12-01T00:00Z', ['2026-12-24', '2026-12-28']],
  ['2026-11-28', '2026-11-28T08:00Z', ['2026-11-30']],
])('the open days nearest to %s, asked at %s, are %j', (day, now, open) => {
  expect(openDaysAround(day, 'Asia/Kolkata', new Date(now))).toEqual(open)
})
