import { findPage } from '@/app/routes'
import { preload } from '@/lib/lazy'
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
  preload(findPage(link.pathname).lazy)
}

/** Fetches what the main button of every page needs, once there is nothing better to do, unless the visitor saves data. */
export function prefetchFreeCall() {
  if (savesData()) return
  whenIdle(() => {
    preload(() => import('@/components/dialogs/free-call-dialog'))
    // What it imports in turn, named so that it comes in the same round trip.
    preload(() => import('@/components/ui/dialog'))
    preload(() => import('@/components/form/contact-fields'))
    preload(() => import('@/data/consultation-requests'))
    preload(() => import('@hookform/resolvers/zod'))
    preload(() => import('@/components/ui/toaster'))
  })
}
