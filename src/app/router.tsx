import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { notFoundPage, pages } from '@/app/routes'
import { RootLayout } from '@/components/layout/root-layout'
import { loadTwice } from '@/lib/load'

/** The route table as the router takes it: every page inside the layout, its meta as the route's handle. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [...pages, notFoundPage].map(({ path, meta, lazy }) => ({
        id: path,
        path,
        handle: meta,
        lazy: () => loadTwice(lazy),
      })),
    },
  ]
}
