import { useEffect } from 'react'
import { whenIdle } from '@/loading/idle'

/** Runs an effect in an idle moment after hydration. The effect must be the same function in each render. */
export function useIdleEffect(effect: () => () => void) {
  useEffect(() => {
    let cleanUp = () => {}
    const cancel = whenIdle(() => {
      cleanUp = effect()
    })
    return () => {
      cancel()
      cleanUp()
    }
  }, [effect])
}
