import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { unexpectedErrors, watchErrors } from '@/testing/logged-errors'

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket
import.meta.env.VITE_SUPABASE_URL = 'https://database.example'
import.meta.env.VITE_SUPABASE_ANON_KEY = 'sb_publishable_test'

// A longer timeout, because forms load code while other tests use the processor.
configure({
  asyncUtilTimeout: 25_000,
  // Errors without the page's HTML, which `findBy…` would print for each failed attempt.
  getElementError: (message) => new Error(message ?? ''),
})
vi.setConfig({ testTimeout: 60_000 })

const plain = (display: string) =>
  ({
    display,
    getPropertyValue: (name: string) => (name === 'display' ? display : ''),
  }) as CSSStyleDeclaration
const [inline, block, none] = [plain('inline'), plain('block'), plain('none')]
const INLINE = 'a, abbr, b, bdi, br, code, em, i, label, mark, small, span, strong'

// Replace the slow `getComputedStyle`, which queries by role call often: tests have no style sheets.
globalThis.getComputedStyle = (element) => {
  if (element.hasAttribute('hidden')) return none
  if (element.hasAttribute('style')) return (element as HTMLElement).style
  return element.matches(INLINE) ? inline : block
}

beforeEach(watchErrors)

afterEach(() => {
  cleanup()
  // Tests in Node have no storage.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  globalThis.document?.body.replaceChildren()
  expect(unexpectedErrors()).toEqual([])
})

// Wait for running imports: test files share modules, and an aborted import would fail in the next file.
afterAll(() => vi.dynamicImportSettled())
