export type DataErrorKind = 'refused' | 'invalid' | 'duplicate' | 'unreachable' | 'timed-out' | 'server'

/** The one error that leaves the data layer. */
export class DataError extends Error {
  override readonly name = 'DataError'

  constructor(
    readonly kind: DataErrorKind,
    /** For the log; `serverMessage` is what a visitor may read. */
    message: string,
    options: ErrorOptions & { serverMessage?: string } = {},
  ) {
    super(message, options)
    this.serverMessage = options.serverMessage
  }

  /** The server's own sentence, present only when it answered with a JSON message. */
  readonly serverMessage: string | undefined
}
