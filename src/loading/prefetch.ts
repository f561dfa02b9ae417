import { savesData, whenIdle } from '@/loading/idle'
import { preload } from '@/loading/loader'

type Load = () => Promise<unknown>

/** Fetches a page's code when somebody points at, focuses or touches a link to it, unless they save data. */
export function prefetchOnIntent(findPage: (pathname: string) => { lazy: Load }) {
  if (savesData()) return
  const prefetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    preload(findPage(link.pathname).lazy)
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetchPage, { passive: true })
  }
}

/** Fetches code once there is nothing better to do, unless the visitor saves data. */
export function prefetchWhenIdle(...loads: Load[]) {
  if (!savesData()) whenIdle(() => loads.forEach(preload))
}
