const KEY = 'studybridge:reloaded'

/**
 * Whether an error means that a page's code could not be fetched: the connection dropped, or a newer version of
 * the site has replaced the file. Browsers word it differently.
 */
export function isCodeMissing(error: unknown) {
  return (
    error instanceof Error && /dynamically imported module|module script|Failed to fetch/i.test(error.message)
  )
}

/**
 * Reloads the page, but not twice in a row for the same address, which would never end, and not without a network,
 * which would leave nothing to read. Returns whether it does.
 */
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
