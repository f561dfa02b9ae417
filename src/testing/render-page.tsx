import { cleanup, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { Site } from '@/app/router'
import { findPage } from '@/app/routes'
import { resetToasts } from '@/components/toasts/toasts'
import { queryClient } from '@/data/query-client'
import { forgetRefused } from '@/lib/stored-value'
import { fakeLayout } from '@/testing/fake-layout'

/** Renders a page of the route table as on a first visit, or as after a reload, which keeps session storage. */
export async function renderPage(path: string, { isReload = false } = {}) {
  cleanup()
  if (!isReload) sessionStorage.clear()
  forgetRefused()
  await resetToasts()
  queryClient.clear()
  fakeLayout()
  fakePointerCapture()
  const page = findPage(new URL(path, location.origin).pathname)
  const { Component } = await page.lazy()
  const router = {} as { navigate: NavigateFunction; location: Location }
  // Skip the slow check whether the styles of all ancestors allow a press.
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

/** Fills a field at once, like a paste: typing renders the page for each letter. */
export const fill = (field: Element, value: string) => fireEvent.change(field, { target: { value } })

/** The functions that Radix calls on a press, and happy-dom lacks. */
function fakePointerCapture() {
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.releasePointerCapture = () => {}
}
