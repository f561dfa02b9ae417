import { type Attempt, storeWithCode } from '@/data/attempt'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull } from '@/data/text'
import { databaseOrderReference } from '@/lib/references'

export type DatabaseOrder = {
  name: string
  email: string
  phone: string
  message?: string
  product: string
  /** Whole rupees. */
  price: number
}

/**
 * Stores an order of the companies database and returns its reference as stored.
 * `keep` receives the attempt with its reference before it is sent. Throws DataError.
 */
export function placeDatabaseOrder(attempt: Attempt, order: DatabaseOrder, keep: (attempt: Attempt) => void) {
  const message = cleanOrNull(order.message)
  return storeWithCode(attempt, {
    mint: () => databaseOrderReference(clean(order.name), new Date()),
    constraint: 'database_orders_order_reference_key',
    keep,
    store: ({ id, code }) =>
      insertOnce('database_orders', {
        id,
        order_reference: code,
        customer_name: clean(order.name),
        customer_email: clean(order.email),
        customer_phone: clean(order.phone),
        product: order.product,
        price: order.price,
        status: 'pending',
        ...(message && { message }),
      } satisfies TablesInsert<'database_orders'>),
  })
}
