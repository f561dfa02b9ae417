import { afterEach, expect, test } from 'vitest'
import { keepReferralCode, readReferralCode } from '@/lib/referral-code'

const DAY = 86_400_000

afterEach(() => localStorage.clear())

test('a referral code is kept for 90 days', () => {
  keepReferralCode('STUBAB12CD', 0)
  expect(readReferralCode(90 * DAY - 1)).toBe('STUBAB12CD')
  expect(readReferralCode(90 * DAY)).toBeUndefined()
})

test.each([null, '', 'stubab12cd', 'STUBab12cd', 'STUBAB12C', 'STUBAB12CDE', 'STUB<b>12', 'OTHRAB12CD'])(
  '%j is no referral code and does not replace one',
  (code) => {
    keepReferralCode('STUBAB12CD')
    keepReferralCode(code)
    expect(readReferralCode()).toBe('STUBAB12CD')
  },
)
