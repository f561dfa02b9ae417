import { useEffect } from 'react'
import { createPath, type Location, useNavigate } from 'react-router-dom'
import { findPage, type PageRoute } from '@/app/routes'
import { useStore } from '@/components/hooks/use-store'
import { Button } from '@/components/ui/button'
import { nextPage } from '@/content/lost-code'
import { store } from '@/lib/store'
import { fetchNow } from '@/loading/prefetch'
import { isTouched, loadDocument, siteAnswers } from '@/loading/reload'

const RETRY_MS = 5000

type FailedPage = { page: PageRoute; isOffline: boolean }

const failedPages = store<readonly FailedPage[]>([])

/** Loads a page's code. If that fails it never resolves: the router keeps the old page, and `NextPageNotice` is shown. */
export async function loadPage(page: PageRoute) {
  try {
    return await fetchNow(page.lazy)
  } catch (error) {
    console.error(error)
    const isOffline = !(await siteAnswers())
    failedPages.set([{ page, isOffline }, ...failedPages.get()])
    return new Promise<never>(() => {})
  }
}

type NextPageProps = { next: Location; shown: Location }

/** Says that the code of the next page could not be loaded, and opens the page as a new document. */
export function NextPageNotice({ next, shown }: NextPageProps) {
  const lost = useStore(failedPages).find(({ page }) => page === findPage(next.pathname))
  return lost && <Notice {...lost} href={createPath(next)} back={createPath(shown)} />
}

function Notice({ page, isOffline, href, back }: FailedPage & { href: string; back: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const open = () => loadDocument(href)
    if (!isOffline && isTouched()) return
    open()
    // The `online` event is not fired by every connection that comes back.
    const timer = setInterval(open, RETRY_MS)
    addEventListener('online', open)
    return () => {
      clearInterval(timer)
      removeEventListener('online', open)
    }
  }, [isOffline, href])
  const name = page.label ?? page.heading
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(5.5rem+var(--bottom-bar))] z-40 mx-auto max-w-md rounded-2xl border-2 border-ink bg-paper-white p-4 text-ink shadow-panel"
    >
      <p className="font-semibold text-pretty">{isOffline ? nextPage.offline(name) : nextPage.lost(name)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="ink" size="small" onClick={() => loadDocument(href)}>
          {nextPage.open}
        </Button>
        <Button tone="secondary" size="small" onClick={() => navigate(back, { replace: true })}>
          {nextPage.stay}
        </Button>
      </div>
    </div>
  )
}
