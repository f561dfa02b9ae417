import { type CompileOptions, compile } from '@mdx-js/mdx'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { articleHeadings } from './scripts/build/article-headings.mjs'
import { localKeys } from './scripts/shared/local-keys.mjs'
import { root } from './scripts/shared/project.mjs'
import { hostedSite, ignoreHostedBackend, loadSettings } from './scripts/shared/settings.mjs'

// Hosted builds get their address and key from the environment, tests set their own; everything else talks to
// the embedded backend on its own origin.
export default defineConfig(({ mode }) => {
  if (mode === 'test') ignoreHostedBackend()
  loadSettings()
  const slow = process.env.TEST_THOROUGH ? [] : ['**/*.thorough.test.*']
  // Files share their workers' modules and window: `src/testing/setup.ts` clears what a test leaves.
  const shared = { isolate: false, setupFiles: ['src/testing/setup.ts'] }
  const embedded = mode === 'embedded' || (mode === 'development' && !hostedSite())
  return {
    // `loadSettings` reads `.env`, for the commands and for Vite alike.
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
      // All cores: nobody works beside a test run.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
            exclude: ['**/*.db.*', ...slow],
            ...shared,
          },
        },
        {
          extends: true,
          test: {
            // What needs a window.
            name: 'dom',
            environment: 'happy-dom',
            // A link to WhatsApp would take the window along, and the files after it.
            environmentOptions: {
              happyDOM: {
                settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
              },
            },
            include: ['src/**/*.test.tsx'],
            ...shared,
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            environment: 'node',
            // Commands and databases start within tests: on a busy machine they take long.
            testTimeout: 60_000,
            include: ['supabase/tests/**/*.test.ts', '{src,scripts}/**/*.db.{test,thorough.test}.ts'],
            exclude: slow,
            globalSetup: ['supabase/tests/backend.ts'],
            isolate: false,
            setupFiles: ['supabase/tests/setup.ts'],
          },
        },
      ],
    },
    build: {
      // docs/browsers.md says what works from which browser on. The script's floor is the older one.
      target: ['chrome99', 'safari15.4', 'ios15.4', 'firefox97'],
      cssTarget: ['chrome111', 'safari16.4', 'ios16.4', 'firefox128'],
      // On a busy machine the bundler would advise on its plugins' speed.
      rolldownOptions: { checks: { pluginTimings: false } },
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // All browsers of the list that lack `modulepreload` know `preload`, which Vite then uses.
      modulePreload: { polyfill: false },
      // Most licences ask that their text goes where the code goes.
      license: { fileName: 'licences.md' },
    },
  }
})

/** The blog's articles: Markdown with tables, their headings as targets of links. */
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
