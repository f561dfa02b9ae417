import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'
import { listOf, objectOf, type Shape, text } from '@/lib/stored-shape'
import { readStored, removeStored, writeStored } from '@/lib/stored-value'

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
const TAB_KEY = 'order:v1'

const unsentShape = { items: listOf(text), total: text, reference: text }
const wayToSend: Shape<WayToSend> = (value) => (value === 'whatsapp' || value === 'email' ? value : undefined)
const submittedShape = objectOf(
  { ...unsentShape, customer: objectOf({ name: text, phone: text, email: text, message: text }) },
  { openedBy: wayToSend },
)

/** In the tab with the contact details, for 7 days on the device without them. */
export function keepOrder({ customer, ...order }: SubmittedOrder) {
  writeStored('sessionStorage', TAB_KEY, { ...order, customer })
  keepFor(7 * DAY, KEY, order)
}

/** The order of this tab, while these items are ordered. */
export function submittedOrder(items: readonly string[]) {
  const order = readInTab()
  return order?.items.join() === items.join() ? order : undefined
}

export function unsentOrder(): UnsentOrder | undefined {
  return readKept(KEY, objectOf(unsentShape))
}

/** WhatsApp or the mail is open with it: whether it is sent there nobody knows, so the tab still shows it. */
export function markOpened({ reference }: UnsentOrder, openedBy: WayToSend) {
  forgetKept(KEY)
  const order = readInTab()
  if (order?.reference === reference) writeStored('sessionStorage', TAB_KEY, { ...order, openedBy })
}

export function forgetOrder() {
  forgetKept(KEY)
  removeStored('sessionStorage', TAB_KEY)
}

function readInTab(): SubmittedOrder | undefined {
  return readStored('sessionStorage', TAB_KEY, submittedShape)
}
