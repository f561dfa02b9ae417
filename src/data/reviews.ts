import { queryOptions } from '@tanstack/react-query'
import { rowsOf } from '@/data/send-request'

export const verifiedReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'verified'],
    queryFn: ({ signal }) =>
      rowsOf(
        (supabase) =>
          supabase
            .from('reviews')
            .select('*')
            .eq('verified', true)
            .order('created_at', { ascending: false })
            .limit(6),
        signal,
      ),
  })
