import { inject } from 'vitest'

// supabase-js needs a WebSocket to create a client, and Node has none before version 22. No test opens it.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket

// The data layer uses the embedded backend with the publishable key.
import.meta.env.VITE_SUPABASE_URL = inject('backendUrl')
import.meta.env.VITE_SUPABASE_ANON_KEY = inject('publishableKey')
