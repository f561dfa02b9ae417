import type { Location } from 'react-router-dom'
import { readStored, writeStored } from '@/lib/stored-value'

const POSITIONS_KEY = 'scroll:v1'

/** Scroll positions by history entry. */
const positions: Record<string, unknown> = readStored('sessionStorage', POSITIONS_KEY) ?? {}

/** Saves the scroll position of the entry that the visitor leaves. */
export function saveScrollPosition(location: Location) {
  positions[entryKey(location)] = scrollY
}

export function savedScrollPosition(location: Location) {
  const position = positions[entryKey(location)]
  return typeof position === 'number' ? position : undefined
}

/** Turns off the browser's scroll restoration, also after a page returns from the back-forward cache. Returns the cleanup function. */
export function restoreScrollInApp() {
  const scrollInApp = () => {
    history.scrollRestoration = 'manual'
  }
  scrollInApp()
  addEventListener('pageshow', scrollInApp)
  return () => removeEventListener('pageshow', scrollInApp)
}

/** Lets the browser restore the scroll position after a reload, which it does before hydration. */
export function storeScrollPositions(location: Location) {
  saveScrollPosition(location)
  history.scrollRestoration = 'auto'
  writeStored('sessionStorage', POSITIONS_KEY, positions)
}

/** The first entry of every document has the key "default". */
const entryKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key
