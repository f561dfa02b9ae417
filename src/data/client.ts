import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/data/database.types'

/** Error code of an answer that is not from our database: a captive portal, a proxy's error page. */
export const NOT_JSON = 'not-json'

let client: Promise<SupabaseClient<Database>> | undefined

/** Loads supabase-js when first needed. After a failure the next call tries again. */
export function getSupabase() {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(url(), import.meta.env.VITE_SUPABASE_ANON_KEY, {
      auth: { detectSessionInUrl: false },
      global: { fetch: fetchJson },
    }),
  )
  client.catch(() => {
    client = undefined
  })
  return client
}

// The embedded backend is on the page's own origin.
const url = () => import.meta.env.VITE_SUPABASE_URL || location.origin

/** Turns an answer that is neither empty nor JSON into an error that supabase-js understands. */
const fetchJson: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const body = await response.clone().text()
  if (body === '' || isJson(body)) return response
  const error = { code: NOT_JSON, message: `${response.status} without JSON` }
  return new Response(JSON.stringify(error), { status: 502 })
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function resetSupabase() {
  client = undefined
}

export function preloadSupabase() {
  getSupabase().catch(() => {})
}
