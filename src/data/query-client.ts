import { QueryClient } from '@tanstack/react-query'

/** Holds the rows that have been read. Offline is a failure at once: nothing waits and nothing is tried again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
  },
})
