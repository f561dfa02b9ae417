import { findPage, routerPath } from '@/app/routes'
import { recordPresses } from '@/loading/early-press'
import { whenIdle } from '@/loading/idle'
import { showScriptNotice } from '@/loading/lost-files'
import { savesData } from '@/loading/prefetch'
import { followTranslations } from '@/loading/translated-text'

const page = findPage(location.pathname)

// A host may serve a page at several paths; the router knows one of them.
const path = routerPath(page, location.pathname)
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash)

// CSS hides query-dependent parts of /plan until the client has read the query (src/pages/plan/query-pending.css).
document.documentElement.toggleAttribute('data-no-query', location.search === '')
recordPresses()
followTranslations()

// Fetch the dialog that visitors open first, once the app's file has arrived: before, it would delay hydration on a slow line.
// Ignore a failure: the dialog fetches its code again when it opens.
const appLink = savesData() ? null : document.querySelector('link[rel=modulepreload][href*="/app-"]')
appLink?.addEventListener('load', () => import('@/components/dialogs/free-call-dialog').catch(() => {}))

// After a reload, Back may change the address and keep the document. The router listens only once it is hydrated.
addEventListener('popstate', () => {
  const isHydrated = document.getElementById('root')?.dataset.hydrated
  if (!isHydrated && findPage(location.pathname) !== page) location.reload()
})

// Wait for the first paint, which script would delay. The second frame starts after it.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))

async function start() {
  try {
    // React’s own import runs it in a separate task while the other files download.
    const code = Promise.all([import('@/app/react'), import('@/app/main'), page.lazy()])
    // The first use of `Intl` takes 100 ms on a slow phone. The call's dialog needs it when it opens.
    whenIdle(() => Intl.DateTimeFormat().resolvedOptions())
    const [, { hydrate }, { Component }] = await code
    // Hydrate in a separate task: one long task would delay a press.
    await new Promise((resolve) => setTimeout(resolve))
    hydrate(page, Component)
  } catch (error) {
    console.error(error)
    showScriptNotice()
  }
}
