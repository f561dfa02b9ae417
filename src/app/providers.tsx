import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

// Offline is a failure at once: nothing waits, and nothing is sent later behind the visitor's back.
function createQueryClient() {
  const now = { networkMode: 'always', retry: false } as const
  return new QueryClient({
    defaultOptions: { queries: { ...now, staleTime: 60_000, refetchOnWindowFocus: false }, mutations: now },
  })
}
