import { DAY_MS } from '@/lib/day'
import { isObject, onStored, readStored, removeStored, storedKeys, writeStored } from '@/lib/stored-value'

const KEY = 'receipt:v1'

export type ReceiptLine = { label: string; value: string }

/** The record of a submission on the visitor's device. It holds no address, phone number or message. */
export type StoredReceipt = {
  /** The row's primary key. */
  id: string
  /** The form's name. */
  form: string
  /** The package, product or selection, if the form has several. */
  about: string
  /** The reference of an order or payment, or a referral code. */
  reference: string
  /** The moment of sending, like `due` in milliseconds since 1970. */
  at: number
  due?: number | undefined
  lines: readonly ReceiptLine[]
  /** The moment at which the replaced submission was sent. */
  replacedAt?: number | undefined
}

export const receiptNumber = ({ id }: Pick<StoredReceipt, 'id'>) => id.slice(0, 6).toUpperCase()

export function keepReceipt(receipt: StoredReceipt) {
  writeStored('localStorage', `${KEY}:${receipt.id}`, receipt, 30 * DAY_MS)
}

/** Whether our reply is not due yet. A receipt without a promise is awaited as long as it is kept. */
export const isAwaited = ({ due }: Pick<StoredReceipt, 'due'>) => due === undefined || due > Date.now()

export const forgetReceipt = (id: string) => removeStored('localStorage', `${KEY}:${id}`)

/** All receipts on this device, the newest first. */
function readReceipts() {
  const keys = storedKeys('localStorage').filter((key) => key.startsWith(`${KEY}:`))
  const receipts = keys.map((key) => readStored('localStorage', key)).filter(isReceipt)
  return receipts.sort((one, other) => other.at - one.at)
}

const none: readonly StoredReceipt[] = []
let lastRead = { json: '[]', receipts: none }

/** The receipts as a store. The array stays the same until a receipt changes, as `useSyncExternalStore` requires. */
export const receiptStore = {
  subscribe: onStored,
  get: () => {
    const receipts = readReceipts()
    const json = JSON.stringify(receipts)
    if (json !== lastRead.json) lastRead = { json, receipts }
    return lastRead.receipts
  },
  initial: () => none,
}

function isReceipt(value: unknown): value is StoredReceipt {
  if (!isObject(value)) return false
  const { id, form, about, reference, at, due, lines, replacedAt } = value
  return (
    [id, form, about, reference].every((text) => typeof text === 'string') &&
    isMoment(at) &&
    [due, replacedAt].every((moment) => moment === undefined || isMoment(moment)) &&
    Array.isArray(lines) &&
    lines.every((line) => isObject(line) && typeof line.label === 'string' && typeof line.value === 'string')
  )
}

const LATEST_MOMENT = Date.UTC(2100, 0)

/** Whether a stored value is a time that `Date` can format. */
const isMoment = (value: unknown) => typeof value === 'number' && value > 0 && value < LATEST_MOMENT
