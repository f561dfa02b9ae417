import { useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'

/** What a new page load does by itself and a single-page app must do: scroll, move focus, show that something is happening. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    // Focus on the heading is what makes a screen reader say where the visitor has arrived.
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <>
      <ScrollRestoration />
      {useNavigation().state === 'loading' && (
        <div className="loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-marigold" />
      )}
    </>
  )
}
