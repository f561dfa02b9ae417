// supabase-js looks for a WebSocket when it makes a client, and Node has one only from version 22. No test opens it.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket
