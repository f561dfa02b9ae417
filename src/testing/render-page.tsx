import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { vi } from 'vitest'

// Forms fetch code while they are used, and this machine may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

let visits = 0

/**
 * Shows a page of the real route table as a fresh visit does: no module remembers an earlier one, but what the
 * device keeps (local storage) is still there. Resolves once notices can be seen; a part of the page whose code
 * comes by itself (`lazy`) may take a moment longer.
 */
export async function renderPage(path: string) {
  vi.resetModules()
  toast.dismiss()
  // supabase-js warns of a second client for the same address.
  import.meta.env.VITE_SUPABASE_URL = `https://visit-${++visits}.example`
  fillInBrowser()
  const { createRoutes } = await import('@/app/router')
  const routes = createRoutes()
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const user = userEvent.setup()
  render(<RouterProvider router={router} />)
  await screen.findByRole('region', { name: /^Notifications/ })
  // By Sonner's own styles a notice fades in; here it is to be seen as soon as it is there.
  for (const style of document.head.querySelectorAll('style')) style.remove()
  return { user, router }
}

/** What pages ask of a browser and jsdom does not have. */
function fillInBrowser() {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  // Radix asks for these when it is pressed.
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.releasePointerCapture = () => {}
}
