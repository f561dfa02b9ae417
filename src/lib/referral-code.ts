import { DAY, keepFor, readKept } from '@/lib/expiring-storage'

const KEY = 'referral:v1'
const SHAPE = /^STUB[A-Z0-9]{6}$/

/** Keeps the code of a followed referral link for 90 days. Anything that is not a code is ignored. */
export function keepReferralCode(code: string | null, now?: number) {
  if (code && SHAPE.test(code)) keepFor(90 * DAY, KEY, { code }, now)
}

/** The code of a link that was followed in the last 90 days. */
export function readReferralCode(now?: number) {
  const code = readKept(KEY, now)?.code
  return typeof code === 'string' && SHAPE.test(code) ? code : undefined
}

/** A function that sends a submission, given the code of the referral link that was followed as well. */
export function withReferralCode<Values, Result>(
  send: (id: string, values: Values & { referralCode: string | undefined }) => Result,
) {
  return (id: string, values: Values) => send(id, { ...values, referralCode: readReferralCode() })
}
