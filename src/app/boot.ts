import { findPage } from '@/app/routes'
import { rememberTap } from '@/loading/early-tap'
import { savesData } from '@/loading/idle'
import { restoreKept } from '@/loading/reload'
import { showScriptNotice } from '@/loading/script-notice'

const page = findPage(location.pathname)

// CSS hides query-dependent parts of /plan until the client has read the query (src/pages/plan/late-query.css).
document.documentElement.toggleAttribute('data-no-query', location.search === '')
restoreKept()
rememberTap()

// Paint first: script that runs before the first frame would delay it.
requestAnimationFrame(() => setTimeout(start))
// The page's own files are nearly there by the time of this event: the dialog's follow them without a gap on the line.
if (!savesData())
  addEventListener('load', () => import('@/components/dialogs/free-call-dialog').catch(() => {}))

async function start() {
  try {
    const [{ hydrate }, { Component }] = await Promise.all([import('@/app/main'), page.lazy()])
    hydrate(page, Component)
  } catch (error) {
    console.error(error)
    showScriptNotice()
  }
}
