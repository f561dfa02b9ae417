import { DataError } from '@/data/error'

// The database limits a row to 100 KB (102,400 bytes); the difference is room for values that the site adds.
const MOST_BYTES = 100_000

/** Bytes of all texts in a value, as the database counts them. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, each) => sum + sizeOf(each), 0)
}

export const isTooLong = (value: unknown) => sizeOf(value) > MOST_BYTES

/** Throws the same DataError as the database for a row that is too long. */
export function requireRowSize(values: object) {
  if (isTooLong(values)) throw new DataError('too-long', `A row holds at most ${MOST_BYTES} bytes`)
}
