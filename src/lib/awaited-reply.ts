import { DAY, keepFor, readKept } from '@/lib/expiring-storage'
import { moment, objectOf, type Shape, text } from '@/lib/stored-shape'

/** A submission that we have still to reply to. It is kept on the device until then, without who sent it. */
export type AwaitedReply = {
  at: number
  due: number
  /** The subject of the form, for forms with several. */
  about: string
}

/** The forms whose receipt outlives a reload. */
export const awaitedForms = ['free-call', 'checkout'] as const
type AwaitedForm = (typeof awaitedForms)[number]

const fields = objectOf<AwaitedReply>({ at: moment, due: moment, about: text })
const shape: Shape<AwaitedReply> = (value) => {
  const reply = fields(value)
  return reply && reply.due < Date.now() + 14 * DAY ? reply : undefined
}

export const awaitedKey = (form: AwaitedForm) => `${form}:v1`

export function readAwaitedReply(form: AwaitedForm, about = '') {
  const reply = readKept(awaitedKey(form), shape)
  return reply?.about === about ? reply : undefined
}

/** The first of several about the same counts: its reply comes first. */
export function keepAwaitedReply(form: AwaitedForm, at: Date, due: Date, about = '') {
  if (readAwaitedReply(form, about)) return
  const reply: AwaitedReply = { at: at.getTime(), due: due.getTime(), about }
  keepFor(reply.due - reply.at, awaitedKey(form), reply, reply.at)
}
