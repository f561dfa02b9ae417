import { useEffect, useLayoutEffect, useRef } from 'react'
import { showDisplayFace } from '@/app/display-face'
import { keptPlace, storePlaces } from '@/app/places'
import type { Shown } from '@/app/router'

/** What a page load does by itself: take the typeface that came late, scroll, and move the focus. */
export function PageChange({ shown }: { shown: Shown }) {
  const { pathname, hash } = shown.location
  const arrived = useRef(pathname + hash)
  const page = useRef(shown.page)
  useLayoutEffect(() => {
    if (page.current !== shown.page) showDisplayFace()
    page.current = shown.page
  }, [shown])
  useLayoutEffect(() => {
    // The browser, or the reader, has scrolled the page that was loaded.
    if (shown.isFirst && scrollY > 0) return
    const place = keptPlace(shown)
    const target = targetOf(hash)
    if (place !== undefined) scrollTo(0, place)
    else if (target) target.scrollIntoView()
    else if (!shown.isFirst && !shown.preventScrollReset) scrollTo(0, 0)
  }, [shown, hash])
  useEffect(() => {
    if (arrived.current === pathname + hash) return
    arrived.current = pathname + hash
    // Focus on the heading is what makes a screen reader say where the visitor has arrived.
    const target = hash ? targetOf(hash) : document.querySelector<HTMLElement>('main h1')
    const { activeElement } = document
    // Whoever has gone on by keyboard meanwhile stays there.
    if (activeElement?.closest('[role=dialog]') || target?.contains(activeElement)) return
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
  useEffect(() => {
    const store = () => storePlaces(shown)
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [shown])
  return null
}

const targetOf = (hash: string) => document.getElementById(hash.slice(1))
