import type { Location } from 'react-router-dom'
import { readStored, writeStored } from '@/lib/stored-value'

const POSITIONS_KEY = 'scroll:v1'

/** Scroll positions by history entry. */
const positions: Record<string, unknown> = readStored('sessionStorage', POSITIONS_KEY) ?? {}

/** Saves the scroll position of an entry that is left. */
export function saveScrollPosition(location: Location) {
  positions[entryKey(location)] = scrollY
}

export function savedScrollPosition(location: Location) {
  const position = positions[entryKey(location)]
  return typeof position === 'number' ? position : undefined
}

/** From now on the app scrolls, also after a restored page is shown. Returns the cleanup function. */
export function restoreScrollInApp() {
  const scrollInApp = () => {
    history.scrollRestoration = 'manual'
  }
  scrollInApp()
  addEventListener('pageshow', scrollInApp)
  return () => removeEventListener('pageshow', scrollInApp)
}

/** Hands scrolling back to the browser before the document is left: after a reload it scrolls before hydration. */
export function storeScrollPositions(location: Location) {
  saveScrollPosition(location)
  history.scrollRestoration = 'auto'
  writeStored('sessionStorage', POSITIONS_KEY, positions)
}

/** The first entry of every document has the key "default". */
const entryKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key
