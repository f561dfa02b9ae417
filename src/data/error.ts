/**
 * `incomplete`: the database's own rules miss something, and say what. `no-row`: the inserted row did not come back.
 * `too-long`: a row holds at most 100 KB. `not-loaded`: supabase-js could not be fetched; in Firefox only a reload helps.
 */
export type DataErrorKind =
  | 'refused'
  | 'incomplete'
  | 'invalid'
  | 'too-long'
  | 'duplicate'
  | 'no-row'
  | 'unreachable'
  | 'not-loaded'
  | 'timed-out'
  | 'server'

export class DataError extends Error {
  override readonly name = 'DataError'

  constructor(
    readonly kind: DataErrorKind,
    message: string,
    options: ErrorOptions & { serverMessage?: string } = {},
  ) {
    super(message, options)
    this.serverMessage = options.serverMessage
  }

  /** The server's own sentence for the visitor, if it answered with a JSON message. */
  readonly serverMessage: string | undefined
}
