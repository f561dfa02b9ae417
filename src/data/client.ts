import type { Database } from '@/data/database.types'

/** The error code of an answer that is not from our database, such as a captive portal's. */
const NOT_JSON = 'not-json'

let client: ReturnType<typeof createSupabase> | undefined

/** Loads supabase-js on first use, or again after a failure. */
export function getSupabase() {
  client ??= createSupabase().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

export function resetSupabase() {
  client = undefined
}

async function createSupabase() {
  removeUnreadableStorage()
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<Database>(url(), import.meta.env.VITE_SUPABASE_ANON_KEY, {
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchJson },
  })
}

/** supabase-js reads storage during its import, which fails if storage throws. */
function removeUnreadableStorage() {
  try {
    localStorage.getItem('')
  } catch {
    Object.defineProperty(globalThis, 'localStorage', {
      value: undefined,
      configurable: true,
      writable: true,
    })
  }
}

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
