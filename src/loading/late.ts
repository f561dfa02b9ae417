import { useEffect, useSyncExternalStore } from 'react'
import { store } from '@/lib/store'
import { reloadOnce } from '@/loading/lost-files'
import { fetchNow } from '@/loading/prefetch'

type State<Code> = { code?: Code; isLost?: boolean }

export type LateCode<Code> = ReturnType<typeof late<Code>>

/**
 * Code that is loaded when it is needed, in a store for `useLate`. If its file is lost, the page reloads once, and `isLost` is set:
 * the component that needs the code shows a `ReloadButton`. The page works without optional code, so it does not reload for it.
 */
export function late<Code>(importCode: () => Promise<Code>, { isOptional = false } = {}) {
  const { get, set, initial, subscribe } = store<State<Code>>({})
  const keep = (code: Code) => {
    // Of two calls at once only the first sets the code: each `set` renders the components that use it.
    if (get().code === undefined) set({ code })
    return code
  }
  const preload = async () => {
    await importCode().then(keep, () => {})
  }
  return {
    get,
    initial,
    subscribe,
    /** Returns the code, or undefined if its file is lost. */
    load: async () => {
      const { code } = get()
      if (code !== undefined) return code
      try {
        return keep(await fetchNow(importCode))
      } catch (error) {
        console.error(error)
        set({ isLost: true })
        if (!isOptional) reloadOnce()
        return undefined
      }
    },
    /** Fetches the code before it is needed. Ignores a failure. */
    preload,
    /** The props of a control that needs the code when it is pressed. */
    preloadOnIntent: { onPointerEnter: preload, onFocus: preload, onTouchStart: preload },
  }
}

/** Late code in a component: loaded once `isNeeded`, and undefined until it is there. */
export function useLate<Code>(lateCode: LateCode<Code>, isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) lateCode.load()
  }, [lateCode, isNeeded])
  return useSyncExternalStore(lateCode.subscribe, lateCode.get, lateCode.initial)
}
