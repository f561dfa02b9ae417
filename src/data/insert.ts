import type { Database, TablesInsert } from '@/data/database.types'
import { DataError } from '@/data/error'
import { request } from '@/data/request'

type Table = keyof Database['public']['Tables']
type RowWithId<T extends Table> = TablesInsert<T> & { id: string }

/** Stores a row. A row that exists already counts as stored. Throws DataError. */
export async function insertOnce<T extends Table>(table: T, row: RowWithId<T>) {
  await unlessStored(table, async () => {
    const { status } = await request((supabase, signal) =>
      // The generated types do not support a table name that is a type parameter.
      supabase
        .from(table as 'referrals')
        .insert(row as TablesInsert<'referrals'>)
        .abortSignal(signal),
    )
    confirmCreated(status)
  })
}

/** Like `insertOnce`, but requests the row's id, which visitors may read only in the same transaction. */
export async function insertReturning<T extends Table>(table: T, row: RowWithId<T>) {
  await unlessStored(table, async () => {
    const { data, status } = await request((supabase, signal) =>
      supabase
        .from(table as 'referrals')
        .insert(row as TablesInsert<'referrals'>)
        .select('id')
        .abortSignal(signal),
    )
    confirmCreated(status)
    if (!data?.length) throw new DataError('no-row', 'The row did not come back')
  })
}

async function unlessStored(table: Table, insert: () => Promise<void>) {
  try {
    await insert()
  } catch (error) {
    const isStored =
      error instanceof DataError && error.kind === 'duplicate' && error.message.includes(`"${table}_pkey"`)
    if (!isStored) throw error
  }
}

// Accept only 201: supabase-js takes some empty answers (404, `null`) for success.
function confirmCreated(status: number) {
  if (status !== 201) throw new DataError('failed', `Expected 201 Created, got ${status}`)
}
