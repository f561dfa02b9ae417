import { QueryClient } from '@tanstack/react-query'

/**
 * Passed to each `useQuery` and `useMutation`: a provider at the root would make every page wait for React Query.
 * A request without a connection fails at once, and nothing is sent again without a press.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})
