import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createRoutes } from '@/app/router'
import { rememberTypedValues } from '@/components/form/typed-values'

async function start(root: HTMLElement) {
  const routes = createRoutes()
  const matches = matchRoutes(routes, location) ?? []
  // The first render must equal the file, so the page's code has to be there before it.
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const app = (
    <StrictMode>
      <Live root={root} />
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  )
  if (root.dataset.route === matches.at(-1)?.route.id) {
    rememberTypedValues()
    hydrateRoot(root, app)
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/** Marks the page as taken over, for tests and for styles. */
function Live({ root }: { root: HTMLElement }) {
  useEffect(() => {
    root.dataset.live = 'true'
  }, [root])
  return null
}

const root = document.getElementById('root')
if (root) void start(root)
