import { afterEach, expect, test, vi } from 'vitest'
import { keepReferralCode, readReferralCode } from '@/lib/referral-code'

const DAY = 86_400_000

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('a referral code is kept for 90 days', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  keepReferralCode('STUBAB12CD')
  vi.setSystemTime(90 * DAY - 1)
  expect(readReferralCode()).toBe('STUBAB12CD')
  vi.setSystemTime(90 * DAY)
  expect(readReferralCode()).toBeUndefined()
})

test.each([null, '', 'stubab12cd', 'STUBab12cd', 'STUBAB12C', 'STUBAB12CDE', 'STUB<b>12', 'OTHRAB12CD'])(
  '%j is no referral code and does not replace one',
  (code) => {
    keepReferralCode('STUBAB12CD')
    keepReferralCode(code)
    expect(readReferralCode()).toBe('STUBAB12CD')
  },
)
