import { vi } from 'vitest'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The parts of a window that Embla needs. */
export function fakeLayout(prefersLessMotion = false) {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLessMotion,
    addEventListener() {},
    removeEventListener() {},
  }))
}
