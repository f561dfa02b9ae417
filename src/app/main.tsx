import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { takeTap } from '@/app/early-tap'
import { sayMissing } from '@/app/missing-code'
import { prefetchFreeCall, prefetchOnIntent } from '@/app/prefetch'
import { createRoutes } from '@/app/router'
import { forgetExpired } from '@/lib/expiring-storage'
import { loadUntilThere } from '@/lib/lazy'

async function start(root: HTMLElement) {
  const routes = createRoutes()
  const matches = matchRoutes(routes, location) ?? []
  // The first render must equal the file, so the page's code has to be there before it.
  for (const { route } of matches) {
    const { lazy } = route
    if (typeof lazy === 'function')
      Object.assign(route, await loadUntilThere(() => lazy(), sayMissing), { lazy: undefined })
  }
  const pressEarlyTap = takeTap()
  const app = (
    <StrictMode>
      <RouterProvider router={createRouter(routes)} />
      {/* Last, so that its effect runs after those of the page. */}
      <Hydrated root={root} onHydrated={pressEarlyTap} />
    </StrictMode>
  )
  performance.mark('hydrating')
  if (root.dataset.route === matches.at(-1)?.route.id) {
    hydrateRoot(root, app)
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/**
 * A router that tells its news after the event that caused them. What React is told during `popstate` (which a link within a
 * page is, too) it draws at once, and where a part's code has not come it throws the part's HTML away.
 */
function createRouter(routes: RouteObject[]) {
  const router = createBrowserRouter(routes)
  const { subscribe } = router
  router.subscribe = (listener) => subscribe((...news) => setTimeout(listener, 0, ...news))
  return router
}

/** Runs when the page is hydrated; `data-hydrated` says so to tests. */
function Hydrated({ root, onHydrated }: { root: HTMLElement; onHydrated: () => void }) {
  useEffect(() => {
    root.dataset.hydrated = 'true'
    document.getElementById('late-page')?.remove()
    performance.mark('hydrated')
    prefetchOnIntent()
    prefetchFreeCall()
    forgetExpired()
    onHydrated()
  }, [root, onHydrated])
  return null
}

const root = document.getElementById('root')
if (root) start(root).catch(console.error)
