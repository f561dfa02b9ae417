import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { columnsOf, type FieldSchemas } from '@/data/submission'
import { clean, cleanOrNull, referralColumn, type WithReferralCode } from '@/data/text'
import { email, filled, optional } from '@/data/validators'
import { databaseOrderReference, paymentReference } from '@/lib/references'
import { definitionOf } from '@/lib/submissions'

const customer = z.object({
  name: filled('noName'),
  email: email(),
  phone: filled('noPhone'),
  message: optional(),
} satisfies FieldSchemas<'order' | 'checkout'>)

type OrderItem = { product: string; price: number }
type Order = z.output<typeof customer> & OrderItem & WithReferralCode

export type DatabaseOrder = Order & { reference: string }

export async function placeDatabaseOrder(id: string, { reference, ...order }: DatabaseOrder) {
  const { message: _, ...columns } = columnsOf('order', order)
  const message = cleanOrNull(order.message)
  await insertOnce('database_orders', {
    ...columns,
    id,
    order_reference: reference,
    customer_name: clean(order.name),
    customer_email: clean(order.email),
    customer_phone: clean(order.phone),
    product: order.product,
    price: order.price,
    status: 'pending',
    ...(message && { message }),
    ...referralColumn(order),
  } satisfies TablesInsert<'database_orders'>)
  return reference
}

const submissionOf = (item: OrderItem) => ({
  // Among the values, so that another order of the same customer has an idempotency key of its own.
  schema: z.pipe(
    customer,
    z.transform((values: z.output<typeof customer>) => ({ ...values, ...item })),
  ),
  store: (id: string, order: Order, reference: string) => placeDatabaseOrder(id, { ...order, reference }),
})

/** An order of single services at the checkout. */
export const orderOf = (item: OrderItem) => ({
  ...definitionOf('checkout'),
  ...submissionOf(item),
  mint: ({ name }: Order) => paymentReference(name, new Date()),
})

export const databaseOrderOf = (item: OrderItem) => ({
  ...definitionOf('order'),
  ...submissionOf(item),
  mint: ({ name }: Order) => databaseOrderReference(name, new Date()),
})
