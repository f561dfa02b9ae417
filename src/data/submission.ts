import type { ZodMiniType } from 'zod/mini'
import type { WithReferralCode } from '@/data/text'

/** How a form's values are checked and stored. */
export type Submission<Values, Sent, Result> = {
  /** Without it nothing is checked before it is sent. */
  schema?: ZodMiniType<Sent, Values>
  /** Stores the values under the id of their idempotency key. Without it only the failure notice is shown. */
  store?: (id: string, values: Sent & WithReferralCode, minted: string) => Promise<Result>
  /** Whether the row has no place for the code of a followed referral link. */
  withoutReferralCode?: boolean
}
