import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull, linesOf, type WithReferralCode } from '@/data/text'
import { email, filled, optional } from '@/data/validators'

const customer = z.object({
  name: filled('noName'),
  email: email(),
  phone: filled('noPhone'),
  message: optional(),
})

type Ordered = { product: string; price: number }
type Order = z.output<typeof customer> & Ordered & WithReferralCode

export type DatabaseOrder = Order & { reference: string }

export async function placeDatabaseOrder(id: string, { reference, message, ...order }: DatabaseOrder) {
  const lines = linesOf([cleanOrNull(message)], order)
  await insertOnce('database_orders', {
    id,
    order_reference: reference,
    customer_name: clean(order.name),
    customer_email: clean(order.email),
    customer_phone: clean(order.phone),
    product: order.product,
    price: order.price,
    status: 'pending',
    ...(lines && { message: lines }),
  } satisfies TablesInsert<'database_orders'>)
  return reference
}

export const orderOf = (ordered: Ordered) => ({
  // Among the values, so that another order of the same customer has an idempotency key of its own.
  schema: z.pipe(
    customer,
    z.transform((values: z.output<typeof customer>) => ({ ...values, ...ordered })),
  ),
  store: (id: string, order: Order, reference: string) => placeDatabaseOrder(id, { ...order, reference }),
})

export const databaseOrderOf = (ordered: Ordered) => ({ ...orderOf(ordered), withoutReferralCode: true })
