import type { Location } from 'react-router-dom'
import { readStored, writeStored } from '@/lib/stored-value'

const PLACES_KEY = 'places:v1'

/** Scroll positions by history entry. */
const places: Record<string, unknown> = readStored('sessionStorage', PLACES_KEY) ?? {}

/** Saves the scroll position of an entry that is left. */
export function keepPlace(location: Location) {
  places[placeKey(location)] = scrollY
}

export function keptPlace(location: Location) {
  const place = places[placeKey(location)]
  return typeof place === 'number' ? place : undefined
}

/** From now on the app scrolls, also after a restored page is shown. Returns the cleanup function. */
export function restorePlacesInApp() {
  const scrollInApp = () => {
    history.scrollRestoration = 'manual'
  }
  scrollInApp()
  addEventListener('pageshow', scrollInApp)
  return () => removeEventListener('pageshow', scrollInApp)
}

/** Hands scrolling back to the browser before the document is left: after a reload it scrolls before hydration. */
export function storePlaces(location: Location) {
  keepPlace(location)
  history.scrollRestoration = 'auto'
  writeStored('sessionStorage', PLACES_KEY, places)
}

/** The first entry of every document has the key "default". */
const placeKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key
