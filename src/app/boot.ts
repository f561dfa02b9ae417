import { findPage } from '@/app/routes'
import { rememberTap } from '@/loading/early-tap'
import { savesData } from '@/loading/idle'
import { restoreKept } from '@/loading/reload'
import { showScriptNotice } from '@/loading/script-notice'

const page = findPage(location.pathname)

// CSS hides query-dependent parts of /plan until the client has read the query (src/pages/plan/plan.css).
document.documentElement.toggleAttribute('data-no-query', location.search === '')
restoreKept()
rememberTap()

// Paint first: script that runs before the first frame would delay it.
requestAnimationFrame(() => setTimeout(start))

async function start() {
  try {
    const [{ hydrate }, { Component }] = await Promise.all([import('@/app/main'), page.lazy()])
    hydrate(page, Component)
    // The line is idle while the page hydrates.
    if (!savesData()) import('@/components/dialogs/free-call-dialog').catch(() => {})
  } catch (error) {
    console.error(error)
    showScriptNotice()
  }
}
