import { expect, test } from 'vitest'
import { getSupabase, resetSupabase } from '@/data/client'

test('the Supabase client keeps its session on the device, not in the address', async () => {
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
