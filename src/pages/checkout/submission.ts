import { keepOrder, type SubmittedOrder } from '@/lib/submitted-order'

const DELAY_MS = 2000

/** SIMULATED: as specified, nothing is sent. To make it real, store the order here. */
export async function simulateSubmission(order: SubmittedOrder) {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  keepOrder(order)
  return order
}
