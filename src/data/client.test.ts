import { expect, test } from 'vitest'
import { getSupabase, resetSupabase } from '@/data/client'

test('the Supabase client keeps and refreshes a session on the device, and takes none from the address', async () => {
  resetSupabase()
  const { auth } = await getSupabase()
  // The specification asks for the first two, which are supabase-js's defaults.
  expect(auth).toMatchObject({
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    storageKey: expect.stringMatching(/-auth-token$/),
  })
  resetSupabase()
})
