import { findPage } from '@/app/routes'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Fetches a page's code when somebody points at, focuses or touches a link to it, unless they save data. */
export function prefetchOnIntent() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetch, { passive: true })
  }
}

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  // A failure here is nothing yet; following the link tries again.
  findPage(link.pathname)
    .lazy()
    .catch(() => {})
}
