import type { ZodMiniType, z } from 'zod/mini'

/** One submission of a form. */
export type Attempt<Schema extends ZodMiniType> = {
  /** The primary key of the row. The same values are sent with the same id. */
  id: string
  values: z.output<Schema>
  /** Created with the id: the reference of an order or payment, or a referral code. */
  reference: string
  /** The code of a followed referral link. */
  referralCode?: string | undefined
  /** The id of the row that this one corrects. */
  replaces?: string | undefined
}
