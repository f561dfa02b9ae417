import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull } from '@/data/text'

export type DatabaseOrder = {
  reference: string
  name: string
  email: string
  phone: string
  message?: string
  product: string
  /** Whole rupees. */
  price: number
}

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
