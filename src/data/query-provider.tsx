import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

// Offline fails at once; nothing is retried by itself.
const client = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
  },
})

/** Surrounds what reads rows. Imported by lazily loaded code alone, so that no page waits for React Query. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export function resetQueries() {
  client.clear()
}
