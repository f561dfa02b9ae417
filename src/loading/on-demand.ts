import { useSyncExternalStore } from 'react'
import { store } from '@/lib/store'
import { fetchNow } from '@/loading/prefetch'
import { reloadOnce } from '@/loading/reload'

type State<Code> = { code?: Code; isLost?: boolean }

export type OnDemand<Code> = ReturnType<typeof onDemand<Code>>

/**
 * Code that is loaded when a visitor asks for it. If its file is lost, `isLost` is set: Firefox never fetches a failed module
 * again without a reload, so the component that asked shows a `ReloadButton`.
 */
export function onDemand<Code>(importCode: () => Promise<Code>) {
  const { get, set, initial, subscribe } = store<State<Code>>({})
  return {
    get,
    initial,
    subscribe,
    load: async () => {
      if (get().code !== undefined) return
      try {
        set({ code: await fetchNow(importCode) })
      } catch (error) {
        console.error(error)
        set({ isLost: true })
        reloadOnce()
      }
    },
    preload: () => {
      importCode().catch(() => {})
    },
  }
}

export const useOnDemand = <Code>({ subscribe, get, initial }: OnDemand<Code>) =>
  useSyncExternalStore(subscribe, get, initial)
