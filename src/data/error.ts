export type DataErrorKind =
  /**
   * The database refuses the row: its values are wrong, or too many rows have come. By the answer's code: SQLSTATE 22… and 23…,
   * P0001, PT…. The message is a sentence of our triggers and guards, or Postgres's own.
   */
  | 'invalid'
  /** The server answered 413: the row has more than 100 KB, or the request more than 1 MB. */
  | 'too-long'
  /** A row with this id is stored already. */
  | 'duplicate'
  /** The database said that it stored the row, but did not return its id. */
  | 'not-returned'
  /** The file of supabase-js failed to load. Firefox needs a reload to load it again. */
  | 'not-loaded'
  /** Anything else: no connection, no answer in time, a fault of the server. */
  | 'failed'

export class DataError extends Error {
  override readonly name = 'DataError'

  constructor(
    readonly kind: DataErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
