import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { loadDisplayFace } from '@/app/display-face'
import { freeCallCode } from '@/app/free-call-code'
import { createRouter, loadContent, RoutedSite } from '@/app/router'
import { findPage } from '@/app/routes'
import { forgetExpired } from '@/lib/expiring-storage'
import { showScriptNotice } from '@/loading/boot'
import { takeTap } from '@/loading/early-tap'
import { whenIdle } from '@/loading/idle'
import { loadUntilThere } from '@/loading/loader'
import { prefetchOnIntent, prefetchWhenIdle } from '@/loading/prefetch'

async function start(root: HTMLElement) {
  const page = findPage(location.pathname)
  // The first render must equal the file, so the page's code has to be there before it.
  const content = await loadUntilThere(() => loadContent(page), showScriptNotice)
  const history = createBrowserHistory()
  const first = { location: history.location, page, content, isFirst: true }
  const pressEarlyTap = takeTap()
  const app = (
    <StrictMode>
      <RoutedSite router={createRouter(history, first)} first={first} />
      {/* Last, so that its effect runs after those of the page. */}
      <Hydrated root={root} onHydrated={pressEarlyTap} />
    </StrictMode>
  )
  performance.mark('hydrating')
  if (root.dataset.route === page.path) {
    hydrateRoot(root, app)
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/** Runs when the page is hydrated; `data-hydrated` says so to tests. */
function Hydrated({ root, onHydrated }: { root: HTMLElement; onHydrated: () => void }) {
  useEffect(() => {
    root.dataset.hydrated = 'true'
    document.getElementById('script-notice')?.remove()
    performance.mark('hydrated')
    prefetchOnIntent(findPage)
    prefetchWhenIdle(...freeCallCode)
    forgetExpired()
    whenIdle(() => loadDisplayFace().catch(console.error))
    onHydrated()
  }, [root, onHydrated])
  return null
}

const root = document.getElementById('root')
if (root) start(root).catch(console.error)
