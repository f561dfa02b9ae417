import { forgetTap, rememberTap } from '@/loading/early-tap'
import { importFile } from '@/loading/import-file'
import { loadUntilThere, preload } from '@/loading/loader'
import { reload, reloadOnce, restoreTyped } from '@/loading/reload'

type Load = () => Promise<unknown>

/**
 * Paint first: the app and the page's code, which the page has named, run after the first frame. If they cannot be
 * fetched, the page remains what it was sent as: readable, with links that work.
 */
export function boot(loadPage: Load, loadApp: Load) {
  Object.assign(globalThis, { importFile })
  // What depends on the query is hidden until somebody has looked: src/pages/plan/plan.css.
  document.documentElement.toggleAttribute('data-no-query', location.search === '')
  restoreTyped()
  rememberTap()
  requestAnimationFrame(() =>
    setTimeout(() => {
      preload(loadPage)
      loadUntilThere(loadApp, showScriptNotice)
    }),
  )
}

/** The page cannot be hydrated yet: says so, and loads it again, by itself if nobody has touched it. */
export function showScriptNotice() {
  forgetTap()
  const notice = document.getElementById('script-notice')
  notice?.classList.add('script-notice-now')
  notice?.addEventListener('click', reloadByPress)
  reloadOnce()
}

async function reloadByPress(event: Event) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.getAttribute('href')) return
  event.preventDefault()
  await reload()
}
