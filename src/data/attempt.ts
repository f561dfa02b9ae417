import type { ZodMiniType, z } from 'zod/mini'

/** A submission with the id of its row, as it is sent. */
export type Attempt<Schema extends ZodMiniType> = {
  /** The primary key of the row. The same values are sent with the same id. */
  id: string
  values: z.output<Schema>
  /** The reference of an order or payment, or a referral code. It is created with the id. */
  reference: string
  /** The code of a followed referral link. */
  referralCode?: string | undefined
  /** The id of the row that this one corrects. */
  replaces?: string | undefined
}
