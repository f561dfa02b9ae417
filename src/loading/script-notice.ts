import { forgetTap } from '@/loading/early-tap'
import { loadDocument, reloadOnce } from '@/loading/reload'

/** Shows the script notice: the page's code could not be loaded. An untouched page reloads by itself, once. */
export function showScriptNotice() {
  forgetTap()
  const notice = document.getElementById('script-notice')
  notice?.classList.add('script-notice-now')
  notice?.addEventListener('click', reloadByPress)
  addEventListener('online', () => loadDocument())
  reloadOnce()
}

function reloadByPress(event: Event) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.getAttribute('href')) return
  event.preventDefault()
  loadDocument()
}
