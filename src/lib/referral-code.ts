import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { readStored, removeStored, writeStored } from '@/lib/stored-value'

const KEY = 'referral:v1'

const isCode = (code: unknown): code is string => typeof code === 'string' && /^STUB[A-Z0-9]{6}$/.test(code)

/** The referral code of the link that the visitor followed. */
export const referralCode = store<string | undefined>(undefined)

/** Stores the code of a followed referral link for 90 days. Ignores malformed codes. */
export function keepReferralCode(code: string | null, now?: number) {
  if (isCode(code)) writeStored('localStorage', KEY, { code }, 90 * DAY_MS, now)
  referralCode.set(readReferralCode(now))
}

export function forgetReferralCode() {
  removeStored('localStorage', KEY)
  referralCode.reset()
}

export function readReferralCode(now?: number) {
  const code = readStored('localStorage', KEY, now)?.code
  return isCode(code) ? code : undefined
}
