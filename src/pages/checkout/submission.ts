import type { CheckoutOrder } from '@/content/checkout'

const KEY = 'studybridge:order:v1'
const DELAY_MS = 2000

/** SIMULATED: as specified, nothing is sent. To make it real, store the order here. */
export async function simulateSubmission(order: CheckoutOrder) {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  keepOrder(order)
  return order
}

/** Until the visitor sends it, the order is nowhere else. */
function keepOrder(order: CheckoutOrder) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function keptOrder(items: readonly string[]): CheckoutOrder | undefined {
  try {
    const order = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return order?.items.join() === items.join() ? order : undefined
  } catch {
    return undefined
  }
}

export function forgetOrder() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget.
  }
}
