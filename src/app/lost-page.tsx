import { useEffect, useState } from 'react'
import { createPath, type Location, useNavigate } from 'react-router-dom'
import { findPage, type PageRoute } from '@/app/routes'
import { useStore } from '@/components/hooks/use-store'
import { Button } from '@/components/ui/button'
import { nextPage } from '@/content/lost-code'
import { isRequestUnderWay } from '@/lib/running-requests'
import { store } from '@/lib/store'
import { loadDocument } from '@/loading/lost-files'
import { fetchNow } from '@/loading/prefetch'

const RETRY_MS = 5000

const lostPages = store<readonly PageRoute[]>([])

/** An error would replace the old page, which the visitor may be reading offline. A pending promise keeps it. */
const keepOldPage = new Promise<never>(() => {})

/** Loads a page's code. If that fails, the router keeps the old page, and `LostPage` loads the new one. */
export async function loadPage(page: PageRoute) {
  try {
    return await fetchNow(page.lazy)
  } catch (error) {
    console.error(error)
    lostPages.set([page, ...lostPages.get()])
    return keepOldPage
  }
}

/** `LostPage` loads a page whose code has failed to load as a document, and shows a notice while the site does not answer. */
export function LostPage({ requested, shown }: { requested: Location; shown: Location }) {
  const page = findPage(requested.pathname)
  const isLost = useStore(lostPages).includes(page)
  const [isOffline, setOffline] = useState(false)
  const navigate = useNavigate()
  const href = createPath(requested)
  useEffect(() => {
    if (!isLost) return
    let isOpening = false
    let isCancelled = false
    const mayOpen = () => !isCancelled && !isRequestUnderWay()
    const open = async () => {
      if (isOpening || !mayOpen()) return
      isOpening = true
      const siteAnswers = await loadDocument(href, mayOpen)
      if (isCancelled) return
      setOffline(!siteAnswers)
      // Once the site answers, the browser leaves this page: asking again would start the slow load anew.
      isOpening = siteAnswers && mayOpen()
    }
    open()
    // Also ask regularly: some connections return without an `online` event.
    const timer = setInterval(open, RETRY_MS)
    addEventListener('online', open)
    return () => {
      isCancelled = true
      setOffline(false)
      clearInterval(timer)
      removeEventListener('online', open)
    }
  }, [isLost, href])
  if (!isOffline) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(5.5rem+var(--selection-bar))] z-40 mx-auto max-w-md rounded-2xl border-2 border-ink bg-paper-white p-4 text-ink shadow-panel print:hidden"
    >
      <p className="mb-3 font-semibold text-pretty">{nextPage.offline(page.label ?? page.heading)}</p>
      <Button tone="secondary" size="small" onClick={() => navigate(createPath(shown), { replace: true })}>
        {nextPage.stay}
      </Button>
    </div>
  )
}
