import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Fetches code in an idle moment after hydration. Should it never come, the page is whole without it. */
export function useIdleImport<Module>(load: () => Promise<Module>, use: (module: Module) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, whatever closures come later.
  useEffect(() => {
    let gone = false
    const cancel = whenIdle(() =>
      load().then((module) => {
        if (!gone) use(module)
      }, console.error),
    )
    return () => {
      gone = true
      cancel()
    }
  }, [])
}
