import { afterEach, expect, test, vi } from 'vitest'
import { keepReferralCode, readReferralCode } from '@/lib/referral-code'

const DAY = 86_400_000

afterEach(() => localStorage.clear())

test('a code is kept for 90 days', () => {
  keepReferralCode('STUBAB12CD', 0)
  expect(readReferralCode(90 * DAY - 1)).toBe('STUBAB12CD')
  expect(readReferralCode(90 * DAY)).toBeUndefined()
})

test.each([null, '', 'stubab12cd', 'STUBab12cd', 'STUBAB12C', 'STUBAB12CDE', 'STUB<b>12', 'OTHRAB12CD'])(
  '%j is no code: the one before it stays',
  (code) => {
    keepReferralCode('STUBAB12CD')
    keepReferralCode(code)
    expect(readReferralCode()).toBe('STUBAB12CD')
  },
)

test('what somebody else left in storage is ignored, and storage that throws is done without', () => {
  localStorage.setItem('studybridge:referral:v1', '{"code":"<script>","until":9e15}')
  expect(readReferralCode()).toBeUndefined()
  localStorage.setItem('studybridge:referral:v1', 'not JSON')
  expect(readReferralCode()).toBeUndefined()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => keepReferralCode('STUBAB12CD')).not.toThrow()
})
