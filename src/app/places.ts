import type { Shown } from '@/app/router'

const PLACES_KEY = 'studybridge:places:v1'

/** How far down each entry of the history was read. */
const places = storedPlaces()

/** An entry that is left within the app is scrolled by us when the visitor comes back, else by the browser. */
export function keepPlace(shown: Shown) {
  history.scrollRestoration = 'manual'
  places[placeKey(shown)] = scrollY
}

export function keptPlace(shown: Shown) {
  return shown.isFirst && history.scrollRestoration !== 'manual' ? undefined : places[placeKey(shown)]
}

/** The page is left or loaded again. Should it come back, the browser scrolls it long before we could. */
export function storePlaces(shown: Shown) {
  keepPlace(shown)
  history.scrollRestoration = 'auto'
  try {
    sessionStorage.setItem(PLACES_KEY, JSON.stringify(places))
  } catch {}
}

function storedPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Every page that the browser itself loads has the key "default"; each needs a place of its own. */
function placeKey({ location: { key, pathname, search, hash } }: Shown) {
  return key === 'default' ? pathname + search + hash : key
}
