import { keepFor, readKept } from '@/lib/expiring-storage'
import { store } from '@/lib/store'

const KEY = 'free-call:v1'

/** When a free call was asked for, and by when we reply. */
type AskedCall = { at: number; due: number }

/** The free call that we have still to reply to. It is kept on the device till then, without who asked. */
export const askedCall = store<AskedCall | undefined>(undefined)

export function restoreAskedCall() {
  const { at, due } = readKept(KEY) ?? {}
  askedCall.set(typeof at === 'number' && typeof due === 'number' ? { at, due } : undefined)
}

/** The first of several counts: its reply comes first. */
export function keepAskedCall(at: Date, due: Date) {
  restoreAskedCall()
  if (askedCall.get()) return
  const call = { at: at.getTime(), due: due.getTime() }
  keepFor(call.due - call.at, KEY, call, call.at)
  askedCall.set(call)
}
