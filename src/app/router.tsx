import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { canonicalPath, notFoundPage, pages } from '@/app/routes'
import { RootLayout } from '@/components/layout/root-layout'
import type { PageMeta } from '@/content/page-meta'
import { loadTwice } from '@/lib/lazy'

/** The route table as the router takes it: every page inside the layout, its meta as the route's handle. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [...pages, notFoundPage].map((page) => ({
        id: page.path,
        path: page.path,
        // As the server takes it.
        caseSensitive: true,
        handle: { ...page.meta, canonical: canonicalPath(page) } satisfies PageMeta,
        lazy: () => loadTwice(page.lazy),
      })),
    },
  ]
}
