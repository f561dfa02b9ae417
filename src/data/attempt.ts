import type { ZodMiniType, z } from 'zod/mini'

/** One submission of a form. */
export type Attempt<Schema extends ZodMiniType> = {
  /** The row's primary key: the same values go out under the same one. */
  id: string
  values: z.output<Schema>
  /** Made with the id: an order's or a payment's reference, or a referral code. */
  reference: string
  /** The code of a followed referral link. */
  referralCode?: string | undefined
  /** The id of the row that this one corrects. */
  replaces?: string | undefined
}
