import { useEffect } from 'react'
import type { PageRoute } from '@/app/routes'
import { Button } from '@/components/ui/button'
import { offline } from '@/content/late-scripts'

const RETRY_MS = 5000

/** A page whose code cannot come while there is no line. */
export type Waiting = { page: PageRoute; retry: () => void }

/** Stands over the page that is left as soon as the next one is there. */
export function OfflineNotice({ waiting, onStay }: { waiting: Waiting; onStay: () => void }) {
  const { page, retry } = waiting
  useEffect(() => {
    // Not every line that is back says so.
    const timer = setTimeout(retry, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [retry])
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(5.5rem+var(--bottom-bar))] z-40 mx-auto max-w-md rounded-2xl border-2 border-ink bg-paper-white p-4 text-ink shadow-panel"
    >
      <p className="font-semibold text-pretty">{offline.text(page.label ?? page.heading)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="ink" size="small" onClick={retry}>
          {offline.retry}
        </Button>
        <Button tone="secondary" size="small" onClick={onStay}>
          {offline.stay}
        </Button>
      </div>
    </div>
  )
}
