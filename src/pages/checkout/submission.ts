import type { CheckoutOrder } from '@/content/checkout'

const KEY = 'studybridge:order:v1'
const DELAY_MS = 2000

/**
 * SIMULATED: nothing is sent and nothing is stored, as specified. The button waits as long as sending would take;
 * afterwards the visitor is offered ways to send the order. To make it real, store the order here.
 */
export async function simulateSubmission(order: CheckoutOrder) {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  keepOrder(order)
  return order
}

/** Keeps a submitted order as long as the tab: until the visitor has sent it, it is nowhere else. */
function keepOrder(order: CheckoutOrder) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The order of exactly these items, if it was submitted in this tab. */
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
