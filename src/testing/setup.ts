import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket
import.meta.env.VITE_SUPABASE_URL = 'https://database.example'
import.meta.env.VITE_SUPABASE_ANON_KEY = 'sb_publishable_test'

afterEach(cleanup)
