import { memo, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import type { UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom'
import { type Location, type Navigator, Router, resolvePath, type To } from 'react-router-dom'
import { ErrorBoundary, Failure } from '@/app/error-page'
import { OfflineNotice, type Waiting } from '@/app/offline-notice'
import { PageChange } from '@/app/page-change'
import { keepPlace } from '@/app/places'
import { findPage, type PageRoute } from '@/app/routes'
import { PageMeta } from '@/components/hooks/use-page-meta'
import { RootLayout } from '@/components/layout/root-layout'
import { LateScriptError } from '@/loading/import-file'

type History = ReturnType<typeof createHistory>

export type Shown = {
  location: Location
  page: PageRoute
  content: ReactNode
  isFirst?: boolean
  preventScrollReset?: boolean | undefined
}

type Listener = {
  onLoading: () => void
  onOffline: (waiting: Waiting) => void
  onShown: (shown: Shown) => void
}

/** Keeps address and page as they are until the code of the next page is there. The last navigation wins. */
export function createRouter(history: History, first: Shown) {
  const { createHref, createURL, encodeLocation, go } = history
  const contents = new Map([[first.page, first.content]])
  let shown = first
  let navigations = 0
  let listener: Listener | undefined

  async function visit(to: To, commit?: () => void, preventScrollReset?: boolean) {
    const navigation = ++navigations
    keepPlace(shown)
    // What React is told during `popstate` it draws at once, and throws a part's HTML away whose code has not come.
    if (!commit) await new Promise((resolve) => setTimeout(resolve))
    const page = findPage(resolvePath(to, shown.location.pathname).pathname)
    let content = contents.get(page)
    if (!content) {
      listener?.onLoading()
      try {
        const loaded = await loadContent(page)
        content = contents.get(page) ?? loaded
        contents.set(page, content)
      } catch (error) {
        if (navigation !== navigations) return
        if (error instanceof LateScriptError && error.isOffline) {
          const retry = () => navigation === navigations && visit(to, commit, preventScrollReset)
          listener?.onOffline({ page, retry })
          return
        }
        content = <Failure error={error} />
      }
    }
    if (navigation !== navigations) return
    commit?.()
    shown = { location: history.location, page, content, preventScrollReset }
    listener?.onShown(shown)
  }

  const navigateBy =
    (method: 'push' | 'replace') =>
    (...[to, state, options]: Parameters<Navigator['push']>) =>
      visit(to, () => history[method](to, state), options?.preventScrollReset)

  return {
    createHref,
    createURL,
    encodeLocation,
    go,
    push: navigateBy('push'),
    replace: navigateBy('replace'),
    listen(added: Listener) {
      listener = added
      const end = history.listen(({ location }) => visit(location))
      // A link within the page was followed before.
      if (createHref(history.location) !== createHref(shown.location)) visit(history.location)
      return end
    },
  } satisfies Navigator & { listen: unknown }
}

export async function loadContent({ lazy }: PageRoute): Promise<ReactNode> {
  const code = await lazy()
  return 'element' in code ? code.element : <code.Component />
}

export function RoutedSite({ router, first }: { router: ReturnType<typeof createRouter>; first: Shown }) {
  const [shown, setShown] = useState(first)
  const [isLoading, setLoading] = useState(false)
  const [waiting, setWaiting] = useState<Waiting>()
  useLayoutEffect(
    () =>
      router.listen({
        onLoading: () => setLoading(true),
        onOffline: (page) => {
          setWaiting(page)
          setLoading(false)
        },
        onShown: (next) =>
          startTransition(() => {
            setShown(next)
            setLoading(false)
            setWaiting(undefined)
          }),
      }),
    [router],
  )
  return (
    <Router location={shown.location} navigator={router}>
      <Site shown={shown} isLoading={isLoading} />
      {waiting && <OfflineNotice waiting={waiting} onStay={() => setWaiting(undefined)} />}
    </Router>
  )
}

/** The same in the page's file and in the browser. */
export function Site({ shown, isLoading = false }: { shown: Shown; isLoading?: boolean }) {
  return (
    <>
      {isLoading && <div className="loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-marigold" />}
      <ShownPage shown={shown} />
    </>
  )
}

// The bar must not draw parts anew whose code has not come.
const ShownPage = memo(({ shown }: { shown: Shown }) => (
  <PageMeta value={shown.page}>
    <PageChange shown={shown} />
    <ErrorBoundary shown={shown}>
      <RootLayout>{shown.content}</RootLayout>
    </ErrorBoundary>
  </PageMeta>
))
