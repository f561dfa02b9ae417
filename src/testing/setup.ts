import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket
import.meta.env.VITE_SUPABASE_URL = 'https://database.example'
import.meta.env.VITE_SUPABASE_ANON_KEY = 'sb_publishable_test'

// Forms fetch code while they are used, and this machine may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

afterEach(() => {
  cleanup()
  // A test that renders pages as the build does runs without a browser.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
