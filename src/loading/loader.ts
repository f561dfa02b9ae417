/*
 * Code that comes late, in the order in which a visitor meets it. A page is in its HTML; script only makes it answer.
 * 1. boot.ts runs first. It remembers a tap (early-tap.ts) and has the app and the page's own code loaded after the paint.
 * 2. Whatever is shown is loaded by `loadUntilThere`: should it be late, a notice says so, with what retries.
 * 3. lazy.tsx is that loader for React: parts, dialogs, optional extras. Notices with buttons are handed in by components.
 * 4. What is likely to be wanted is fetched ahead (prefetch.ts), when nothing else is to be done (idle.ts).
 * 5. Each `import()` of the built site fetches the file twice before it counts as late (import-file.ts).
 * 6. The last resort is a reload (reload.ts), which keeps what is typed (typed-values.ts).
 */

/** Tries again. Returns whether the code is there now. */
export type Retry = () => Promise<boolean>

/** Loads what is to be shown. While it is late there is a retry when the line is back, and by whoever is told. */
export function loadUntilThere<Code>(load: () => Promise<Code>, onLate: (retry: Retry) => void) {
  return new Promise<Code>((resolve) => {
    const attempt = async () => {
      try {
        resolve(await load())
        // The pre-renderer loads parts, too.
        globalThis.removeEventListener?.('online', attempt)
        return true
      } catch (error) {
        console.error(error)
        addEventListener('online', attempt)
        onLate(attempt)
        return false
      }
    }
    attempt()
  })
}

/** Fetches code that is likely to be wanted. A failure is nothing yet: using the code loads it again, and says so. */
export function preload(load: () => Promise<unknown>) {
  load().catch(() => {})
}
