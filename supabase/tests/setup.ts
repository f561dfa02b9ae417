import { inject } from 'vitest'

// supabase-js looks for a WebSocket when it makes a client, and Node has one only from version 22. No test opens it.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket

// The data layer talks to the embedded backend as a visitor does.
import.meta.env.VITE_SUPABASE_URL = inject('backendUrl')
import.meta.env.VITE_SUPABASE_ANON_KEY = inject('publishableKey')
