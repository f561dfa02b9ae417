/** Loads code and, when that fails, tries once more: a dropped connection is often back a moment later. */
export async function loadTwice<Module>(load: () => Promise<Module>) {
  try {
    return await load()
  } catch {
    return await load()
  }
}

/** Fetches code that is likely to be wanted. A failure is nothing yet: using the code loads it again, and says so. */
export function preload(load: () => Promise<unknown>) {
  load().catch(() => {})
}

/** A loader that loads once, however often it is called; after a failure the next call tries again. */
export function loadOnce<Module>(load: () => Promise<Module>) {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= loadTwice(load).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
