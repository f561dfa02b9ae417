import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Fetches code in an idle moment after hydration. Should it never come, the page is whole without it. */
export function useIdleImport<Module>(load: () => Promise<Module>, use: (module: Module) => void) {
  const fetchOnce = useEffectEvent(load)
  const onLoaded = useEffectEvent(use)
  useEffect(() => {
    let gone = false
    const cancel = whenIdle(() =>
      fetchOnce().then((module) => {
        if (!gone) onLoaded(module)
      }, console.error),
    )
    return () => {
      gone = true
      cancel()
    }
  }, [])
}
