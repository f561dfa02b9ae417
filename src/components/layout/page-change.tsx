import { useEffect, useRef } from 'react'
import { type Location, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'

/** What a page load does by itself: scroll, move focus, show that something is happening. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname + hash)
  useEffect(() => {
    if (shown.current === pathname + hash) return
    shown.current = pathname + hash
    // Focus on the heading is what makes a screen reader say where the visitor has arrived.
    const target = hash
      ? document.getElementById(hash.slice(1))
      : document.querySelector<HTMLElement>('main h1')
    const { activeElement } = document
    // Whoever has gone on by keyboard meanwhile stays there.
    if (activeElement?.closest('[role=dialog]') || target?.contains(activeElement)) return
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <>
      <ScrollRestoration getKey={placeKey} />
      {useNavigation().state === 'loading' && (
        <div className="loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-marigold" />
      )}
    </>
  )
}

/** Every page that the browser itself loads has the key "default"; each needs a scroll position of its own. */
function placeKey({ key, pathname, search, hash }: Location) {
  return key === 'default' ? pathname + search + hash : key
}
