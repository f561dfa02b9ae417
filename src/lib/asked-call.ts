import { DAY, keepFor, readKept } from '@/lib/expiring-storage'
import { store } from '@/lib/store'
import { moment, objectOf, type Shape } from '@/lib/stored-shape'

const KEY = 'free-call:v1'

/** When a free call was asked for, and by when we reply. */
type AskedCall = { at: number; due: number }

const times = objectOf<AskedCall>({ at: moment, due: moment })
const shape: Shape<AskedCall> = (value) => {
  const call = times(value)
  // Two business hours: a timer for a later moment than a browser can count to would ring at once.
  return call && call.due < Date.now() + 14 * DAY ? call : undefined
}

/** The free call that we have still to reply to. It is kept on the device till then, without who asked. */
export const askedCall = store<AskedCall | undefined>(undefined)

export function restoreAskedCall() {
  askedCall.set(readKept(KEY, shape))
}

/** The first of several counts: its reply comes first. */
export function keepAskedCall(at: Date, due: Date) {
  restoreAskedCall()
  if (askedCall.get()) return
  const call = { at: at.getTime(), due: due.getTime() }
  keepFor(call.due - call.at, KEY, call, call.at)
  askedCall.set(call)
}
