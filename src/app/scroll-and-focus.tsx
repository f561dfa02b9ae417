import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { readStored, writeStored } from '@/lib/stored-value'

type ScrollAndFocusProps = {
  /** The location that the visitor has asked for last. Its code may still be loading. */
  requested: Location
  /** The location whose page is shown. */
  shown: Location
}

/** After each navigation opens the disclosure of the link's target, scrolls, and moves the focus, as a page load does. */
export function ScrollAndFocus({ requested, shown }: ScrollAndFocusProps) {
  const lastShown = useRef(shown)
  useLayoutEffect(() => {
    // The old page is still there, and not scrolled yet.
    if (requested !== lastShown.current) saveScrollPosition(lastShown.current)
  }, [requested])
  useLayoutEffect(() => {
    const previous = lastShown.current
    lastShown.current = shown
    const disclosure = targetOf(shown)?.closest('details')
    if (disclosure) disclosure.open = true
    // The browser itself scrolls the first page.
    if (previous !== shown) scrollAfterNavigation(previous, shown)
  }, [shown])
  const focusedAddress = useRef(shown.pathname + shown.hash)
  useEffect(() => {
    if (focusedAddress.current === shown.pathname + shown.hash) return
    focusedAddress.current = shown.pathname + shown.hash
    moveFocus(shown)
  }, [shown])
  useEffect(turnOffScrollRestoration, [])
  useEffect(() => {
    const onPageHide = () => storeScrollPositions(shown)
    addEventListener('pagehide', onPageHide)
    return () => removeEventListener('pagehide', onPageHide)
  }, [shown])
  return null
}

/** The element that the hash names. Our ids are plain letters, digits and hyphens, which a hash does not encode. */
const targetOf = ({ hash }: Location) => (hash ? document.getElementById(hash.slice(1)) : null)

function scrollAfterNavigation(previous: Location, shown: Location) {
  const isSamePage = previous.pathname === shown.pathname
  const position = positions[entryKey(shown)]
  const target = targetOf(shown)
  if (typeof position === 'number') scrollTo(0, position)
  else if (target) target.scrollIntoView()
  else if (!isSamePage || previous.search === shown.search) scrollTo(0, 0)
}

/** Moves the focus to the link's target or the page's heading, which makes a screen reader announce the new page. */
function moveFocus(shown: Location) {
  const target = targetOf(shown) ?? document.querySelector<HTMLElement>('main h1')
  const { activeElement } = document
  // Leave the focus in a dialog, or where it is already inside the target.
  if (activeElement?.closest('[role=dialog]') || target?.contains(activeElement)) return
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

const POSITIONS_KEY = 'scroll:v1'

/** Scroll positions by history entry. */
const positions: Record<string, unknown> = readStored('sessionStorage', POSITIONS_KEY) ?? {}

/** The first entry of every document has the key "default". */
const entryKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key

/** Saves the scroll position of the entry that the visitor leaves. */
function saveScrollPosition(location: Location) {
  positions[entryKey(location)] = scrollY
}

/** Turns off the browser's scroll restoration, also after a page returns from the back-forward cache. Returns the cleanup function. */
function turnOffScrollRestoration() {
  const turnOff = () => {
    history.scrollRestoration = 'manual'
  }
  turnOff()
  addEventListener('pageshow', turnOff)
  return () => removeEventListener('pageshow', turnOff)
}

/** Stores the positions, and hands scrolling to the browser: after a reload it scrolls before hydration. */
function storeScrollPositions(location: Location) {
  saveScrollPosition(location)
  history.scrollRestoration = 'auto'
  writeStored('sessionStorage', POSITIONS_KEY, positions)
}
