// Code that a visitor may need next is fetched when the browser is idle, and after the code that the visitor waits for.

import { whenIdle } from '@/loading/idle'

type Import<Code = unknown> = () => Promise<Code>

const requested = new Set<Promise<unknown>>()

/** Loads code that the visitor waits for, or the page of a link under the pointer. Prefetching pauses until it has arrived. */
export async function fetchNow<Code>(importCode: Import<Code>) {
  const code = importCode()
  requested.add(code)
  try {
    return await code
  } finally {
    requested.delete(code)
  }
}

/** Imports code when idle, one file after another, unless the visitor saves data. Ignores failures. */
export async function prefetchWhenIdle(imports: readonly Import[]) {
  if (savesData()) return
  for (const importCode of imports) {
    await new Promise((resolve) => whenIdle(() => resolve(undefined)))
    await Promise.allSettled(requested)
    await importCode().catch(() => {})
  }
}

/** Imports a page when a link to it is hovered, focused or touched, unless the visitor saves data. */
export function prefetchOnIntent(findPage: (pathname: string) => { lazy: Import }) {
  if (savesData()) return
  const prefetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    fetchNow(findPage(link.pathname).lazy).catch(() => {})
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetchPage, { passive: true })
  }
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether to skip prefetching: Save-Data is on, or the connection is 2G. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
