import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { localKeys, root } from './scripts/lib/embedded.mjs'

// Hosted builds get their address and key from the environment, tests set their own; everything else talks to
// the embedded backend on its own origin.
export default defineConfig(({ mode }) => {
  const embedded =
    mode === 'embedded' || (mode === 'development' && !loadEnv(mode, root, 'VITE_').VITE_SUPABASE_URL)
  return {
    plugins: [react(), tailwindcss()],
    resolve: { alias: { '@': `${root}/src` } },
    define: embedded
      ? {
          'import.meta.env.VITE_SUPABASE_URL': 'location.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(localKeys().publishable),
        }
      : {},
    test: {
      restoreMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
            exclude: ['src/**/*.db.test.ts'],
            setupFiles: ['src/testing/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            environment: 'node',
            include: ['supabase/tests/**/*.test.ts', 'src/data/**/*.db.test.ts'],
            globalSetup: ['supabase/tests/backend.ts'],
            setupFiles: ['supabase/tests/setup.ts'],
          },
        },
      ],
    },
    build: { manifest: true, cssCodeSplit: false, assetsInlineLimit: 0 },
  }
})
