import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'
import { store } from '@/lib/store'
import { objectOf } from '@/lib/stored-shape'

const KEY = 'referral:v1'
const OWN_KEY = 'own-code:v1'

const isCode = (code: unknown): code is string => typeof code === 'string' && /^STUB[A-Z0-9]{6}$/.test(code)
const shape = objectOf<{ code: string }>({ code: (code) => (isCode(code) ? code : undefined) })

/** The code of the friend whose link was followed, for the pages that greet with it. */
export const friendsCode = store<string | undefined>(undefined)

/** Keeps the code of a followed referral link for 90 days. Anything that is not a code is ignored. */
export function keepReferralCode(code: string | null, now?: number) {
  if (isCode(code)) keepFor(90 * DAY, KEY, { code }, now)
  friendsCode.set(readReferralCode(now))
}

export function forgetReferralCode() {
  forgetKept(KEY)
  friendsCode.reset()
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
  return readKept(key, shape, now)?.code
}
