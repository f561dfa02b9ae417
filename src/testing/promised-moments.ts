import type { ReplyTime } from '@/lib/business-hours'

type PromisedMoment = readonly [label: string, sent: string, within: ReplyTime, due: string]

const call = '2 business hours'
const day = '24 hours'

/** Cases of due times, in Antwerp time, that TypeScript and SQL must both compute. */
export const promisedMoments: readonly PromisedMoment[] = [
  ['on Wednesday morning', '2026-11-18T10:00+01:00', call, '2026-11-18T12:00+01:00'],
  ['just in time for the same day', '2026-11-18T15:00+01:00', call, '2026-11-18T17:00+01:00'],
  ['a minute too late for it', '2026-11-18T15:01+01:00', call, '2026-11-19T09:00+01:00'],
  ['half an hour before closing', '2026-11-18T16:30+01:00', call, '2026-11-19T10:30+01:00'],
  ['as we close', '2026-11-18T17:00+01:00', call, '2026-11-19T11:00+01:00'],
  ['in the evening', '2026-11-18T22:15+01:00', call, '2026-11-19T11:00+01:00'],
  ['on Friday at 16:44', '2026-11-20T16:44+01:00', call, '2026-11-23T10:30+01:00'],
  ['on Friday at 16', '2026-11-20T16:00+01:00', call, '2026-11-23T10:00+01:00'],
  ['on Saturday', '2026-11-21T12:00+01:00', call, '2026-11-23T11:00+01:00'],
  ['before the clocks go forward', '2026-03-27T16:30+01:00', call, '2026-03-30T10:30+02:00'],
  ['before the clocks go back', '2026-10-23T16:30+02:00', call, '2026-10-26T10:30+01:00'],
  ['on Christmas Eve at 16', '2026-12-24T16:00+01:00', call, '2026-12-28T10:00+01:00'],
  ['on Easter Monday', '2026-04-06T10:00+02:00', call, '2026-04-07T11:00+02:00'],

  ['on Monday at 10', '2026-11-16T10:00+01:00', day, '2026-11-17T10:00+01:00'],
  ['as we close', '2026-11-17T17:00+01:00', day, '2026-11-18T17:00+01:00'],
  ['a minute after closing', '2026-11-17T17:01+01:00', day, '2026-11-18T17:00+01:00'],
  ['on Friday before we open', '2026-11-20T08:00+01:00', day, '2026-11-23T09:00+01:00'],
  ['on Friday at 10:37', '2026-11-20T10:37+01:00', day, '2026-11-23T10:30+01:00'],
  ['on Friday at 17', '2026-11-20T17:00+01:00', day, '2026-11-23T17:00+01:00'],
  ['early on Saturday', '2026-11-21T03:00+01:00', day, '2026-11-23T09:00+01:00'],
  ['on Saturday at noon', '2026-11-21T12:00+01:00', day, '2026-11-23T12:00+01:00'],
  ['early on Sunday', '2026-11-22T03:00+01:00', day, '2026-11-23T09:00+01:00'],
  ['a day before the clocks go forward', '2026-03-28T12:00+01:00', day, '2026-03-30T13:00+02:00'],
  ['a day before the clocks go back', '2026-10-24T12:00+02:00', day, '2026-10-26T11:00+01:00'],
  ['on Christmas Eve at 10', '2026-12-24T10:00+01:00', day, '2026-12-28T10:00+01:00'],
  ["on New Year's Eve at 20", '2026-12-31T20:00+01:00', day, '2027-01-04T17:00+01:00'],
  ['on a Friday off', '2026-05-01T11:00+02:00', day, '2026-05-04T11:00+02:00'],
  ['on the day before a Tuesday off', '2026-07-20T18:00+02:00', day, '2026-07-22T17:00+02:00'],
  ['on the last holiday that we know', '2028-12-25T10:00+01:00', day, '2028-12-26T10:00+01:00'],
]
