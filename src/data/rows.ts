import { DataError } from '@/data/error'
import { request } from '@/data/request'

type Select<Row> = Parameters<typeof request<Row[]>>[0]

export async function rowsOf<Row>(select: Select<Row>, cancelled: AbortSignal) {
  const { data } = await request(select, cancelled)
  if (!Array.isArray(data)) throw new DataError('server', 'The answer holds no rows')
  return data
}
