import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { takeTap } from '@/app/early-tap'
import { forgetExpired } from '@/app/forget-expired'
import { prefetchOnIntent } from '@/app/prefetch'
import { createRoutes } from '@/app/router'

async function start(root: HTMLElement) {
  const routes = createRoutes()
  const matches = matchRoutes(routes, location) ?? []
  // The first render must equal the file, so the page's code has to be there before it.
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const pressEarlyTap = takeTap()
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
      {/* Last: what it does comes after all that the page does when it is there. */}
      <Live root={root} onLive={pressEarlyTap} />
    </StrictMode>
  )
  if (root.dataset.route === matches.at(-1)?.route.id) {
    hydrateRoot(root, app)
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/** The page has been taken over; `data-live` says so to tests. */
function Live({ root, onLive }: { root: HTMLElement; onLive: () => void }) {
  useEffect(() => {
    root.dataset.live = 'true'
    performance.mark('live')
    prefetchOnIntent()
    forgetExpired()
    onLive()
  }, [root, onLive])
  return null
}

const root = document.getElementById('root')
if (root) start(root).catch(console.error)
