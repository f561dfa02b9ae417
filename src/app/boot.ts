import { findPage, ownPath } from '@/app/routes'
import { recordPresses } from '@/loading/early-press'
import { showScriptNotice } from '@/loading/lost-files'
import { prefetchWhenIdle } from '@/loading/prefetch'
import { followTranslations } from '@/loading/translated-text'

const page = findPage(location.pathname)

const path = ownPath(page, location.pathname)
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash)

// CSS hides query-dependent parts of /plan until the client has read the query (src/pages/plan/late-query.css).
document.documentElement.toggleAttribute('data-no-query', location.search === '')
recordPresses()
followTranslations()

// Paint first: script that runs before it would delay it. The second frame begins when the first has been drawn.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))

async function start() {
  try {
    // React runs in a task of its own, while the app's other files are on their way.
    const react = import('@/app/react')
    const app = import('@/app/main')
    const code = Promise.all([app, page.lazy(), react])
    // Once the app's files are there: the page's own are ahead on the line.
    app.then(() => prefetchWhenIdle([() => import('@/components/dialogs/free-call-dialog')])).catch(() => {})
    const [{ hydrate }, { Component }] = await code
    // So does hydration: one long task would keep a press waiting.
    await new Promise((resolve) => setTimeout(resolve))
    hydrate(page, Component)
  } catch (error) {
    console.error(error)
    showScriptNotice()
  }
}
