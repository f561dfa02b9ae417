import { cleanup, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { vi } from 'vitest'
import { Site } from '@/app/router'
import { findPage } from '@/app/routes'
import { resetToasts } from '@/components/ui/toasts'
import { queryClient } from '@/data/query-client'
import { forgetRefused } from '@/lib/stored-value'

/** Renders a page of the real route table as on a fresh visit, or a reload: that keeps the tab's storage. A lazy component may come later. */
export async function renderPage(path: string, { isReload = false } = {}) {
  cleanup()
  if (!isReload) sessionStorage.clear()
  forgetRefused()
  resetToasts()
  queryClient.clear()
  fillInBrowser()
  const page = findPage(new URL(path, location.origin).pathname)
  const { Component } = await page.lazy()
  const router = {} as { navigate: NavigateFunction; location: Location }
  // Computing the styles of all that is around, to learn whether it can be pressed, is what takes the time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <Site first={page} Component={Component} />
      <ExposeRouter router={router} />
    </MemoryRouter>,
  )
  return { user, router }
}

function ExposeRouter({ router }: { router: object }) {
  Object.assign(router, { navigate: useNavigate(), location: useLocation() })
  return null
}

/** Fills a field at one go, as a paste does: typing letter by letter draws the page for each. */
export const fill = (field: Element, value: string) => fireEvent.change(field, { target: { value } })

/** What pages ask of a browser and happy-dom does not have. */
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
