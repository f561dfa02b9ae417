import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { cleanOrNull, withoutBlank } from '@/data/optional-columns'
import type { Submission } from '@/data/submission'
import { email, filled, filledPhone, optional } from '@/data/validators'
import { cleanText } from '@/lib/clean-text'

export const customerSchema = z.object({
  name: filled('noName'),
  email: email(),
  phone: filledPhone(),
  message: optional(),
})

/** Stores an order of the database or of services. */
export const placeOrder =
  (item: { product: string; price: number }) =>
  async ({ id, values, reference, referralCode, replaces }: Submission<typeof customerSchema>) => {
    await insertOnce('database_orders', {
      id,
      order_reference: reference,
      customer_name: cleanText(values.name),
      customer_email: cleanText(values.email),
      customer_phone: cleanText(values.phone),
      product: item.product,
      price: item.price,
      status: 'pending',
      ...withoutBlank({ message: cleanOrNull(values.message), referral_code: referralCode, replaces }),
    } satisfies TablesInsert<'database_orders'>)
  }
