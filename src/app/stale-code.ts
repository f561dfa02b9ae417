const KEY = 'studybridge:reloaded'

/** Whether an error means that code could not be fetched: no connection, or a newer version of the site. */
export function isCodeMissing(error: unknown) {
  return (
    error instanceof Error && /dynamically imported module|module script|Failed to fetch/i.test(error.message)
  )
}

/** Reloads the page, but not twice for one address, nor offline. Returns whether it does. */
export function reloadOnce() {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(KEY) === location.href) return false
    sessionStorage.setItem(KEY, location.href)
  } catch {
    return false
  }
  location.reload()
  return true
}
