import type { ZodMiniType, z } from 'zod/mini'

/** A submission: the checked values of a form, and the other columns of their row. */
export type Submission<Schema extends ZodMiniType> = {
  /** The primary key of the row. A submission that is sent again has the same id. */
  id: string
  values: z.output<Schema>
  /** The reference of an order or payment, or a referral code. It is created with the id. */
  reference: string
  /** The code of a followed referral link. */
  referralCode?: string | undefined
  /** The id of the row that this one corrects. */
  replaces?: string | undefined
}
