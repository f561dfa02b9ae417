import { type Notice, notices } from '@/content/notices'
import { DataError } from '@/data/error'

/** The server took an application and gave no row back: its row rules kept it out. */
class NotSaved extends Error {
  override readonly name = 'NotSaved'
}

/** Waits for an application to be stored. An answer without a row is a failure too. */
export async function untilStored(sending: Promise<'stored' | 'no-row'>) {
  if ((await sending) === 'no-row') throw new NotSaved()
}

/** What the visitor reads when an application failed. Only a server that answered has words of its own. */
export function failureNotice(error: unknown): Notice {
  const { refused, noRow, failure } = notices.application
  if (error instanceof NotSaved) return noRow
  return error instanceof DataError && error.serverMessage ? refused(error.serverMessage) : failure
}
