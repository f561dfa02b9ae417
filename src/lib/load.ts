/** Loads code and, when that fails, tries once more: a dropped connection is often back a moment later. */
export async function loadTwice<Module>(load: () => Promise<Module>) {
  try {
    return await load()
  } catch {
    return await load()
  }
}
