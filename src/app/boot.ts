import { findPage, routerPath } from '@/app/routes'
import { recordPresses } from '@/loading/early-press'
import { showScriptNotice } from '@/loading/lost-files'
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
    const [, { hydrate }, { Component }] = await code
    // Hydrate in a separate task: one long task would delay a press.
    await new Promise((resolve) => setTimeout(resolve))
    hydrate(page, Component)
  } catch (error) {
    console.error(error)
    showScriptNotice()
  }
}
