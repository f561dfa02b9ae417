import { DataError } from '@/data/error'
import { request } from '@/data/request'

type Select<Row> = Parameters<typeof request<Row[]>>[0]

/** The rows of a select. Throws DataError, also when the answer holds no list of rows. */
export async function rowsOf<Row>(select: Select<Row>, cancelled: AbortSignal) {
  const { data } = await request(select, cancelled)
  if (!Array.isArray(data)) throw new DataError('server', 'The answer holds no rows')
  return data
}
