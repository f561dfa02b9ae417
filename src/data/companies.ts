import { queryOptions } from '@tanstack/react-query'
import { rowsOf } from '@/data/send-request'

export const belgiumCompaniesQuery = () =>
  queryOptions({
    queryKey: ['companies', 'Belgium'],
    queryFn: ({ signal }) =>
      rowsOf(
        (supabase) => supabase.from('companies').select('*').eq('country', 'Belgium').order('name'),
        signal,
      ),
  })
