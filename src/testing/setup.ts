import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { unexpectedErrors, watchErrors } from '@/testing/logged-errors'

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket
import.meta.env.VITE_SUPABASE_URL = 'https://database.example'
import.meta.env.VITE_SUPABASE_ANON_KEY = 'sb_publishable_test'

// Forms fetch code while they are used, and this machine may be busy with other tests.
configure({
  asyncUtilTimeout: 25_000,
  // Without the whole page printed: it is printed for each attempt that `findBy…` makes in vain.
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

// Queries by role ask for the styles of all that is around, and tests have no style sheet: the cascade is not worth its time.
globalThis.getComputedStyle = (element) => {
  if (element.hasAttribute('hidden')) return none
  if (element.hasAttribute('style')) return (element as HTMLElement).style
  return element.matches(INLINE) ? inline : block
}

beforeEach(watchErrors)

afterEach(() => {
  cleanup()
  // Tests that need no window run in Node, which has no storage.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  globalThis.document?.body.replaceChildren()
  expect(unexpectedErrors()).toEqual([])
})

// Files share their modules: one that is still on its way when its file ends would be lost for the next.
afterAll(() => vi.dynamicImportSettled())
