import { findPage } from '@/app/routes'
import { savesData } from '@/lib/saves-data'
import { whenIdle } from '@/lib/when-idle'

/** Fetches a page's code when somebody points at, focuses or touches a link to it, unless they save data. */
export function prefetchOnIntent() {
  if (savesData()) return
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetchPage, { passive: true })
  }
}

function prefetchPage({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  // A failure here is nothing yet; following the link tries again.
  findPage(link.pathname)
    .lazy()
    .catch(() => {})
}

/** Fetches what the main button of every page needs, once there is nothing better to do, unless the visitor saves data. */
export function prefetchFreeCall() {
  if (savesData()) return
  whenIdle(() => {
    for (const part of [
      import('@/components/dialogs/free-call-dialog'),
      import('@/components/dialogs/free-call-schema'),
      import('@hookform/resolvers/zod'),
      import('@/components/ui/toaster'),
    ]) {
      // Opening the dialog tries again, and says so if it fails.
      part.catch(() => {})
    }
  })
}
