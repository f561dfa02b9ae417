import type { Database } from '@/data/database.types'

let client: ReturnType<typeof createSupabase> | undefined

/** Loads supabase-js on first use, or again after a failure. Not by `late`, which this layer may not import. */
export function getSupabase() {
  client ??= createSupabase().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

/** For tests. */
export function resetSupabase() {
  client = undefined
}

async function createSupabase() {
  const { createClient } = await import('@supabase/supabase-js')
  // `npm start` serves the database at the site's own address.
  const url = import.meta.env.VITE_SUPABASE_URL || location.origin
  return createClient<Database>(url, import.meta.env.VITE_SUPABASE_ANON_KEY, {
    auth: { detectSessionInUrl: false },
  })
}
