import { type ComponentType, lazy, useDeferredValue, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-page'
import { loadPage, NextPageNotice } from '@/app/next-page'
import { PageChange } from '@/app/page-change'
import { findPage, type PageRoute, routeTable } from '@/app/routes'
import { PageMeta } from '@/components/hooks/use-page-meta'
import { RootLayout } from '@/components/layout/root-layout'

type SiteProps = {
  /** The page that is shown first, whose code is loaded already. */
  first: PageRoute
  Component: ComponentType
}

/** The whole site. A deferred location keeps the old page until the code of the next one is there. */
export function Site({ first, Component }: SiteProps) {
  const [components] = useState(() =>
    new Map(routeTable.map((page) => [page, lazyPage(page)])).set(first, Component),
  )
  const location = useLocation()
  const deferred = useDeferredValue(location)
  // Within a page nothing has to load: another query or hash is shown at once.
  const shown = location.pathname === deferred.pathname ? location : deferred
  const page = findPage(shown.pathname)
  const Page = components.get(page)
  return (
    <>
      {location !== shown && <div className="loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-marigold" />}
      <Routes location={shown}>
        <Route
          path="*"
          element={
            <PageMeta value={page}>
              <PageChange next={location} shown={shown} />
              <RootLayout>
                <ErrorBoundary key={page.path}>{Page && <Page />}</ErrorBoundary>
              </RootLayout>
            </PageMeta>
          }
        />
      </Routes>
      {location !== shown && <NextPageNotice next={location} shown={shown} />}
    </>
  )
}

const lazyPage = (page: PageRoute): ComponentType =>
  lazy(async () => ({ default: (await loadPage(page)).Component }))
