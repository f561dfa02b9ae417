// Firefox never fetches a failed script file again before the page is loaded anew. Code that the visitor needs is imported in three places:
// - boot: `showScriptNotice` reloads once, and names other ways to reach us
// - `late`: reloads once; then a `ReloadButton` stands in the place of the code
// - the router: `LostPage` loads the next page as a document. It waits until the site answers, so that the old page stays while offline
// A form that has not loaded supabase-js shows the error `not-loaded` with a `ReloadButton`; it never reloads by itself.

import { isRequestUnderWay } from '@/lib/running-requests'
import { readStored, writeStored } from '@/lib/stored-value'
import { forgetPress } from '@/loading/early-press'
import { keepTyping } from '@/loading/early-typing'

const RELOADED_KEY = 'reloaded'
/** Long enough that a file that stays lost causes no second reload, short enough for the next deployment. */
const RELOADED_MS = 60 * 60 * 1000
const ANSWER_MS = 10_000

/**
 * Reloads the page after required code failed to load, but never while a request is running, and not again if the last reload was
 * of the same address and less than an hour ago.
 */
export async function reloadOnce() {
  const { href } = location
  const mayReload = () => !isRequestUnderWay() && readStored('sessionStorage', RELOADED_KEY)?.address !== href
  if (!mayReload() || !(await refetchScripts()) || !mayReload()) return
  // Where storage is blocked, the page would reload forever.
  if (writeStored('sessionStorage', RELOADED_KEY, { address: href }, RELOADED_MS)) location.reload()
}

/**
 * Loads this or another page as a document. Returns false if the site does not answer: the browser would show its own error page.
 * @param isStillWanted asked once the site has answered, which can take 20 seconds
 */
export async function loadDocument(path = location.href, isStillWanted = () => true) {
  if (!(await refetchScripts())) return false
  if (!isStillWanted()) return true
  const { href } = new URL(path, location.href)
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}

/** Shows the notice with other ways to reach us, after the page's code failed to load before React started. */
export function showScriptNotice() {
  forgetPress()
  const notice = document.getElementById('script-notice')
  notice?.classList.add('script-notice-now')
  notice?.querySelector('a[href=""]')?.addEventListener('click', (event) => {
    event.preventDefault()
    loadDocument()
  })
  addEventListener('online', () => loadDocument())
  addEventListener('pagehide', keepTyping)
  reloadOnce()
}

/**
 * WebKit keeps the failed response of a preloaded script, even after a reload, until the file is fetched in another way. Returns false if
 * the site does not answer.
 */
async function refetchScripts() {
  if (!(await siteAnswers())) return false
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=script]')
  await Promise.allSettled([...links].map(({ href }) => fetchInTime(href)))
  return true
}

async function siteAnswers() {
  try {
    return (await fetchInTime(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/** Fetches a file to its end, or fails after 10 seconds: on some lines an answer never comes. */
async function fetchInTime(url: string, options: RequestInit = {}) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), ANSWER_MS)
  try {
    const response = await fetch(url, { ...options, signal: abort.signal })
    await response.text()
    return response
  } finally {
    clearTimeout(timer)
  }
}
