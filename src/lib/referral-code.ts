import { DAY_MS } from '@/lib/day'
import { onStored, readStored, removeStored, writeStored } from '@/lib/stored-value'

const KEY = 'referral:v1'

const isCode = (code: unknown): code is string => typeof code === 'string' && /^STUB[A-Z0-9]{6}$/.test(code)

/** Stores the code of a followed referral link for 90 days. Ignores malformed codes. */
export function keepReferralCode(code: string | null) {
  if (isCode(code)) writeStored('localStorage', KEY, { code }, 90 * DAY_MS)
}

export const forgetReferralCode = () => removeStored('localStorage', KEY)

export function readReferralCode() {
  const code = readStored('localStorage', KEY)?.code
  return isCode(code) ? code : undefined
}

/** The stored code as a store, for `useStore`. */
export const referralCode = { subscribe: onStored, get: readReferralCode, initial: () => undefined }
