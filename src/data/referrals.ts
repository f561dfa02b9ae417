import { type Attempt, storeWithCode } from '@/data/attempt'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean } from '@/data/text'
import { referralCode } from '@/lib/references'

/** Stores a referral and returns its code as stored. `keep` receives the attempt with its code before it is sent. Throws DataError. */
export function createReferral(attempt: Attempt, email: string, keep: (attempt: Attempt) => void) {
  return storeWithCode(attempt, {
    mint: referralCode,
    constraint: 'referrals_referral_code_key',
    keep,
    store: ({ id, code }) =>
      insertOnce('referrals', {
        id,
        referrer_email: clean(email),
        referee_email: '',
        referral_code: code,
        status: 'pending',
      } satisfies TablesInsert<'referrals'>),
  })
}
