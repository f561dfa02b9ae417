import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull } from '@/data/text'
import { email, filled, optional } from '@/data/validators'

const schema = z.object({
  name: filled('noName'),
  email: email(),
  phone: filled('noPhone'),
  message: optional(),
})

type Ordered = { product: string; price: number }

export type DatabaseOrder = z.output<typeof schema> & Ordered & { reference: string }

export async function placeDatabaseOrder(id: string, order: DatabaseOrder) {
  const message = cleanOrNull(order.message)
  await insertOnce('database_orders', {
    id,
    order_reference: order.reference,
    customer_name: clean(order.name),
    customer_email: clean(order.email),
    customer_phone: clean(order.phone),
    product: order.product,
    price: order.price,
    status: 'pending',
    ...(message && { message }),
  } satisfies TablesInsert<'database_orders'>)
  return order.reference
}

export const databaseOrderOf = (ordered: Ordered) => ({
  schema,
  store: (id: string, values: z.output<typeof schema>, reference: string) =>
    placeDatabaseOrder(id, { ...values, ...ordered, reference }),
  withoutReferralCode: true,
})
