import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import {
  restoreScrollInApp,
  savedScrollPosition,
  saveScrollPosition,
  storeScrollPositions,
} from '@/app/scroll-positions'

/** After each navigation opens the disclosure of the link's target, scrolls, and moves the focus, as a page load does. */
export function OnNavigation({ next, shown }: { next: Location; shown: Location }) {
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (next.key !== shown.key) saveScrollPosition(shown)
  }, [next, shown])
  useLayoutEffect(() => {
    const last = before.current
    before.current = shown
    const target = targetOf(shown)
    const disclosure = target?.closest('details')
    if (disclosure) disclosure.open = true
    // The browser itself scrolls the first page.
    if (last === shown) return
    const isSamePage = last.pathname === shown.pathname
    if (isSamePage) saveScrollPosition(last)
    const position = savedScrollPosition(shown)
    if (position !== undefined) scrollTo(0, position)
    else if (target) target.scrollIntoView()
    else if (!isSamePage || last.search === shown.search) scrollTo(0, 0)
  }, [shown])
  const arrived = useRef(shown.pathname + shown.hash)
  useEffect(() => {
    if (arrived.current === shown.pathname + shown.hash) return
    arrived.current = shown.pathname + shown.hash
    // Focus on the heading makes a screen reader announce the new page.
    const target = shown.hash ? targetOf(shown) : document.querySelector<HTMLElement>('main h1')
    const { activeElement } = document
    // Do not move the focus out of a dialog, or back from below the heading.
    if (activeElement?.closest('[role=dialog]') || target?.contains(activeElement)) return
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [shown])
  useEffect(restoreScrollInApp, [])
  useEffect(() => {
    const store = () => storeScrollPositions(shown)
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [shown])
  return null
}

const targetOf = ({ hash }: Location) => (hash ? document.getElementById(hash.slice(1)) : null)
