import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'

export type UnsentOrder = {
  /** As they are listed: `SOP review: ₹1,650`. */
  items: readonly string[]
  total: string
  reference: string
}

export type SubmittedOrder = UnsentOrder & {
  customer: { name: string; phone: string; email: string; message: string }
  /** What was opened to send it; without, it is not sent yet. */
  openedBy?: WayToSend
}

export type WayToSend = 'whatsapp' | 'email'

const KEY = 'unsent-order:v1'
const TAB_KEY = 'studybridge:order:v1'

/** In the tab with the contact details, for 7 days on the device without them. */
export function keepOrder({ customer, ...order }: SubmittedOrder) {
  writeInTab({ ...order, customer })
  keepFor(7 * DAY, KEY, order)
}

/** The order of this tab, while these items are ordered. */
export function submittedOrder(items: readonly string[]) {
  const order = readInTab()
  return order?.items?.join() === items.join() ? order : undefined
}

export function unsentOrder(): UnsentOrder | undefined {
  const { items, total, reference } = readKept(KEY) ?? {}
  const isOrder =
    Array.isArray(items) && [...items, total, reference].every((part) => typeof part === 'string')
  return isOrder ? { items, total: String(total), reference: String(reference) } : undefined
}

/** WhatsApp or the mail is open with it: whether it is sent there nobody knows, so the tab still shows it. */
export function markOpened({ reference }: UnsentOrder, openedBy: WayToSend) {
  forgetKept(KEY)
  const order = readInTab()
  if (order?.reference === reference) writeInTab({ ...order, openedBy })
}

export function forgetOrder() {
  forgetKept(KEY)
  writeInTab(null)
}

function readInTab(): SubmittedOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(TAB_KEY) ?? 'null')
  } catch {
    return null
  }
}

function writeInTab(order: SubmittedOrder | null) {
  try {
    if (order) sessionStorage.setItem(TAB_KEY, JSON.stringify(order))
    else sessionStorage.removeItem(TAB_KEY)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
