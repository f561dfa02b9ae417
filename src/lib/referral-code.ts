import { store } from '@/lib/store'
import { DAY, readStored, removeStored, writeStored } from '@/lib/stored-value'

const KEY = 'referral:v1'

const isCode = (code: unknown): code is string => typeof code === 'string' && /^STUB[A-Z0-9]{6}$/.test(code)

/** The code of the friend whose link was followed, for the pages that greet with it. */
export const friendsCode = store<string | undefined>(undefined)

/** Keeps the code of a followed referral link for 90 days. Anything that is not a code is ignored. */
export function keepReferralCode(code: string | null, now?: number) {
  if (isCode(code)) writeStored('localStorage', KEY, { code }, 90 * DAY, now)
  friendsCode.set(readReferralCode(now))
}

export function forgetReferralCode() {
  removeStored('localStorage', KEY)
  friendsCode.reset()
}

export function readReferralCode(now?: number) {
  const code = readStored('localStorage', KEY, now)?.code
  return isCode(code) ? code : undefined
}
