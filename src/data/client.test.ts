import { expect, test } from 'vitest'
import { getSupabase, resetSupabase } from '@/data/client'

test('the Supabase client is set to keep and refresh a session on the device', async () => {
  resetSupabase()
  const { auth } = await getSupabase()
  expect(auth).toMatchObject({
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    storageKey: expect.stringMatching(/-auth-token$/),
  })
  resetSupabase()
})
