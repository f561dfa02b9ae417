import type { ZodMiniType } from 'zod/mini'
import type { WithReferralCode } from '@/data/text'

/** What a form checks and stores. A form loads it late: zod is a tenth of a page's script. */
export type Submission<Values, Sent, Result> = {
  schema?: ZodMiniType<Sent, Values>
  /** Stores the values under the id of their idempotency key. Without it only the failure notice is shown. */
  store?: (id: string, values: Sent & WithReferralCode, minted: string) => Promise<Result>
  /** Whether the row has no place for the code of a followed referral link. */
  withoutReferralCode?: boolean
}
