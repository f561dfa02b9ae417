import { type CompileOptions, compile } from '@mdx-js/mdx'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { articleHeadings } from './scripts/build/article-headings.ts'
import { localKeys } from './scripts/shared/local-keys.ts'
import { root } from './scripts/shared/project.ts'
import { hostedProjectForVisitors, ignoreHostedBackend, loadSettings } from './scripts/shared/settings.ts'

// A build for hosting reads the backend's address and key from the environment, and tests set their own. Everything else
// uses the embedded backend on the same origin.
export default defineConfig(({ mode }) => {
  if (mode === 'test') ignoreHostedBackend()
  loadSettings()
  const skipped = process.env.TEST_THOROUGH ? [] : ['**/*.thorough.test.*']
  // Test files share modules and window; `src/testing/setup.ts` resets them after each test.
  const shared = { isolate: false, setupFiles: ['src/testing/setup.ts'] }
  const embedded = mode === 'embedded' || (mode === 'development' && !hostedProjectForVisitors())
  return {
    // `loadSettings` has read `.env`.
    envDir: false as const,
    plugins: [articles(), react(), tailwindcss()],
    resolve: { alias: { '@': `${root}/src` } },
    define: {
      'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
      ...(embedded && {
        'import.meta.env.VITE_SUPABASE_URL': '""',
        'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(localKeys().publishable),
      }),
    },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      maxWorkers: '100%',
      // Node 25 and newer have a storage of their own, which would hide the one of the simulated window.
      execArgv: process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
            exclude: ['**/*.db.*', ...skipped],
            ...shared,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            // Ignore links to other sites: following one would replace the window for all later tests.
            environmentOptions: {
              happyDOM: {
                settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
              },
            },
            include: ['src/**/*.test.tsx'],
            exclude: skipped,
            ...shared,
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            environment: 'node',
            // These tests start commands and databases, which is slow on a busy machine.
            testTimeout: 60_000,
            include: ['supabase/tests/**/*.test.ts', '{src,scripts}/**/*.db.{test,thorough.test}.ts'],
            exclude: skipped,
            globalSetup: ['supabase/tests/backend.ts'],
            isolate: false,
            setupFiles: ['supabase/tests/setup.ts'],
          },
        },
      ],
    },
    build: {
      // See docs/browsers.md. Scripts must run in older browsers than styles.
      target: ['chrome99', 'safari15.4', 'ios15.4', 'firefox98'],
      cssTarget: ['chrome111', 'safari16.4', 'ios16.4', 'firefox128'],
      // No warnings about slow plugins, which depend on the load of the machine.
      rolldownOptions: { checks: { pluginTimings: false } },
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // Browsers without `modulepreload` get `preload` from Vite.
      modulePreload: { polyfill: false },
      // Most licences must be distributed with the code.
      license: { fileName: 'licences.md' },
    },
  }
})

/** Compiles the articles of the blog: Markdown with tables, and headings with ids. */
function articles(): Plugin {
  const options: CompileOptions = {
    remarkPlugins: [[remarkGfm, { singleTilde: false }]],
    rehypePlugins: [rehypeSlug, articleHeadings],
  }
  return {
    name: 'studybridge:articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (value, path) => ({ code: String(await compile({ value, path }, options)), map: null }),
    },
  }
}
