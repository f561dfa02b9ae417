/**
 * `invalid`: the values are wrong, and the message says how in the database's words. `too-long`: a row holds at most 100 KB.
 * `no-row`: the inserted row did not come back. `not-loaded`: supabase-js could not be fetched; in Firefox only a reload helps.
 */
export type DataErrorKind = 'invalid' | 'too-long' | 'duplicate' | 'no-row' | 'not-loaded' | 'failed'

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
