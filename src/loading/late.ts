import { store } from '@/lib/store'
import { reloadOnce } from '@/loading/lost-files'
import { fetchNow } from '@/loading/prefetch'

type State<Code> = { code?: Code; isLost?: boolean }

export type Late<Code> = ReturnType<typeof late<Code>>

/**
 * Code that is loaded when a visitor asks for it, in a store for `useStore`. If its file is lost, `isLost` is set: Firefox never
 * fetches a failed module again without a reload, so the component that uses the code shows a `ReloadButton`.
 */
export function late<Code>(importCode: () => Promise<Code>) {
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
