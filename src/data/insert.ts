import type { Database, TablesInsert } from '@/data/database.types'
import { DataError } from '@/data/error'
import { sendRequest } from '@/data/send-request'

type Tables = Database['public']['Tables']
/** The tables of the forms: staff handle their rows. */
export type SubmissionTable = {
  [T in keyof Tables]: 'handled_at' extends keyof Tables[T]['Row'] ? T : never
}[keyof Tables]
type RowWithId<T extends SubmissionTable> = TablesInsert<T> & { id: string }

/**
 * Stores a row. A row that exists already counts as stored. Throws DataError. With `returning` the request asks for the row's id, as
 * specified: an answer without a row counts as a failure. Visitors may read the id only in the same transaction.
 */
export async function insertOnce<T extends SubmissionTable>(
  table: T,
  row: RowWithId<T>,
  { returning = false }: { returning?: boolean } = {},
) {
  try {
    const { data, status } = await sendRequest((supabase, signal) => {
      // The generated types do not support a table name that is a type parameter. Any table can stand in: `row` is already checked
      // against `T`, and only `id` is read back, which every table has.
      const insert = supabase.from(table as 'referrals').insert(row as TablesInsert<'referrals'>)
      return returning ? insert.select('id').abortSignal(signal) : insert.abortSignal(signal)
    })
    // Accept only 201: supabase-js takes some empty answers (404, `null`) for success.
    if (status !== 201) throw new DataError('failed', `Expected 201 Created, got ${status}`)
    if (returning && !data?.length) throw new DataError('not-returned', 'The database did not return the row')
  } catch (error) {
    if (!isStoredAlready(error, table)) throw error
  }
}

const isStoredAlready = (error: unknown, table: SubmissionTable) =>
  error instanceof DataError && error.kind === 'duplicate' && error.message.includes(`"${table}_pkey"`)
