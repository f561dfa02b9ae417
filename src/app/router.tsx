import { type ComponentType, lazy, memo, useDeferredValue, useState } from 'react'
import { type Location, Route, Routes, useNavigationType } from 'react-router-dom'
import { LostPage, loadPage } from '@/app/lost-page'
import { findPage, type PageRoute, routeTable } from '@/app/routes'
import { ScrollAndFocus } from '@/app/scroll-and-focus'
import drawing from '@/assets/art/not-found.svg'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { usePageBeneathOverlay } from '@/components/dialogs/overlay-entry'
import { LastNavigation } from '@/components/hooks/use-on-navigation'
import { PageContext } from '@/components/hooks/use-page-meta'
import { RootLayout } from '@/components/layout/root-layout'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ReloadButton } from '@/components/ui/reload-button'
import { errorPage } from '@/content/error-page'

type SiteProps = {
  /** The first page, whose code is loaded. */
  first: PageRoute
  Component: ComponentType
}

/** The whole site. A deferred location keeps the old page until the code of the next page is loaded. */
export function Site({ first, Component }: SiteProps) {
  const [components] = useState(() =>
    new Map(routeTable.map((page) => [page, lazyPage(page)])).set(first, Component),
  )
  const location = usePageBeneathOverlay()
  const deferred = useDeferredValue(location)
  // A new query or hash of the same page needs no code, so it is rendered at once.
  const shown = location.pathname === deferred.pathname ? location : deferred
  return (
    // Catches errors of the layout; each page has its own boundary.
    <ErrorBoundary fallback={renderErrorPage}>
      {location !== shown && (
        <div className="loading-bar print:hidden fixed inset-x-0 top-0 z-50 h-1 bg-marigold" />
      )}
      <LastNavigation value={useNavigationType()}>
        <PageAt requested={location} shown={shown} components={components} />
      </LastNavigation>
      {location !== shown && <LostPage requested={location} shown={shown} />}
    </ErrorBoundary>
  )
}

/** `shown` is the old location while the code of the `requested` one loads. */
type PageAtProps = {
  requested: Location
  shown: Location
  /** Lazy components; that of the first page is loaded. */
  components: Map<PageRoute, ComponentType>
}

/** Opening a dialog is a navigation, too; it must not render the page again. */
const PageAt = memo(function PageAt({ requested, shown, components }: PageAtProps) {
  const page = findPage(shown.pathname)
  const Page = components.get(page)
  // `Routes` makes `useLocation` return the shown page's location, not that of an open overlay or of a page that still loads.
  return (
    <Routes location={shown}>
      <Route
        path="*"
        element={
          <PageContext value={page}>
            <ScrollAndFocus requested={requested} shown={shown} />
            <RootLayout>
              <ErrorBoundary key={page.path} fallback={renderErrorPage}>
                {Page && <Page />}
              </ErrorBoundary>
            </RootLayout>
          </PageContext>
        }
      />
    </Routes>
  )
})

const lazyPage = (page: PageRoute): ComponentType =>
  lazy(async () => ({ default: (await loadPage(page)).Component }))

const renderErrorPage = () => (
  <div className="container-page [--width:39rem] py-12">
    <title>{errorPage.title}</title>
    <img src={drawing} alt="" width="240" height="160" />
    <h1 className="mt-6 text-4xl">{errorPage.heading}</h1>
    <p className="mt-4 text-lg">{errorPage.text}</p>
    <WaysToReachUs />
    <ReloadButton>{errorPage.reload}</ReloadButton>
  </div>
)
