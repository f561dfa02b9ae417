import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { unexpectedErrors, watchErrors } from '@/testing/logged-errors'

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket
import.meta.env.VITE_SUPABASE_URL = 'https://database.example'
import.meta.env.VITE_SUPABASE_ANON_KEY = 'sb_publishable_test'

// A longer timeout, because forms load code while other tests use the processor.
configure({
  asyncUtilTimeout: 10_000,
  // Errors without the page's HTML, which `findBy…` would print for each failed attempt.
  getElementError: (message) => new Error(message ?? ''),
})
vi.setConfig({ testTimeout: 60_000 })

const styleWith = (display: string) =>
  ({
    display,
    getPropertyValue: (name: string) => (name === 'display' ? display : ''),
  }) as CSSStyleDeclaration
const [inline, block, none] = [styleWith('inline'), styleWith('block'), styleWith('none')]
const INLINE = 'a, abbr, b, bdi, br, code, em, i, label, mark, small, span, strong'

// Replace happy-dom's slow `getComputedStyle`, which queries by role call often. Tests have no style sheets, so this is enough.
globalThis.getComputedStyle = (element) => {
  if (element.hasAttribute('hidden')) return none
  if (element.hasAttribute('style')) return (element as HTMLElement).style
  return element.matches(INLINE) ? inline : block
}

beforeEach(watchErrors)
// A page reaches no network: its test fakes the answers that it needs. Tests in Node may ask a server of their own.
if (globalThis.document)
  beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))))

afterEach(() => {
  cleanup()
  // Tests in Node have no storage.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  globalThis.document?.body.replaceChildren()
  expect(unexpectedErrors()).toEqual([])
})

afterAll(() => {
  // Vitest ends a stub before the next test, but the code around the next file's tests runs earlier.
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  // Wait for running imports: test files share modules, and an aborted import would fail in the next file.
  return vi.dynamicImportSettled()
})
