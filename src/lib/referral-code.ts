import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'

const KEY = 'referral:v1'
const SHAPE = /^STUB[A-Z0-9]{6}$/

/** Keeps the code of a followed referral link for 90 days. Anything that is not a code is ignored. */
export function keepReferralCode(code: string | null, now?: number) {
  if (code && SHAPE.test(code)) keepFor(90 * DAY, KEY, { code }, now)
}

export function forgetReferralCode() {
  forgetKept(KEY)
}

export function readReferralCode(now?: number) {
  const code = readKept(KEY, now)?.code
  return typeof code === 'string' && SHAPE.test(code) ? code : undefined
}
