/** `incomplete`: the database's own rules miss something, and say what. `no-row`: what was asked for back did not come. */
export type DataErrorKind =
  | 'refused'
  | 'incomplete'
  | 'invalid'
  | 'duplicate'
  | 'no-row'
  | 'unreachable'
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
