import { vi } from 'vitest'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What Embla needs from a window. */
export function fakeLayout(prefersLessMotion = false) {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLessMotion,
    addEventListener() {},
    removeEventListener() {},
  }))
}
