import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'

// A page fetches code while it is used, and this machine may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

/**
 * Shows a page of the real route table as a fresh visit does: no module remembers an earlier one, what the device
 * keeps (local storage) is still there. Resolves once notices can be seen; the page's code is there by then.
 */
export async function renderPage(path: string) {
  vi.resetModules()
  fillInBrowser()
  const { createRoutes } = await import('@/app/router')
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  const user = userEvent.setup()
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: /^Notifications/ })
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
  // Radix asks for these on press.
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.releasePointerCapture = () => {}
}
