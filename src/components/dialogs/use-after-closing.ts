import { useEffect, useRef } from 'react'

const DELAY_MS = 300

/** Does something 300 ms after a dialog has closed, when it is out of sight; not if it has been opened again by then. */
export function useAfterClosing(open: boolean, task: () => void) {
  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only closing starts the clock.
  useEffect(() => {
    if (open) wasOpen.current = true
    if (open || !wasOpen.current) return
    const timer = setTimeout(task, DELAY_MS)
    return () => clearTimeout(timer)
  }, [open])
}
