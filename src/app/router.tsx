import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { routeTable } from '@/app/routes'
import { RootLayout } from '@/components/layout/root-layout'
import type { Page } from '@/content/pages'

export function createRoutes(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: routeTable.map(({ lazy, ...page }) => ({
        id: page.path,
        path: page.path,
        // As the server takes it.
        caseSensitive: true,
        handle: page satisfies Page,
        lazy,
      })),
    },
  ]
}
