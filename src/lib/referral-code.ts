import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'

const KEY = 'referral:v1'
const OWN_KEY = 'own-code:v1'
const SHAPE = /^STUB[A-Z0-9]{6}$/

/** Keeps the code of a followed referral link for 90 days. Anything that is not a code is ignored. */
export function keepReferralCode(code: string | null, now?: number) {
  if (code && SHAPE.test(code)) keepFor(90 * DAY, KEY, { code }, now)
}

export function forgetReferralCode() {
  forgetKept(KEY)
}

export const readReferralCode = (now?: number) => codeUnder(KEY, now)

/** Keeps the visitor's own code for 90 days, too. */
export function keepOwnCode(code: string) {
  keepFor(90 * DAY, OWN_KEY, { code })
  return code
}

export const readOwnCode = (now?: number) => codeUnder(OWN_KEY, now)

export const forgetOwnCode = () => forgetKept(OWN_KEY)

function codeUnder(key: string, now?: number) {
  const code = readKept(key, now)?.code
  return typeof code === 'string' && SHAPE.test(code) ? code : undefined
}
