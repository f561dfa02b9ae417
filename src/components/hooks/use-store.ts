import { useSyncExternalStore } from 'react'
import type { Store } from '@/lib/store'

/** The value of a store. During hydration its initial value, as in the HTML. */
export const useStore = <Value>({ subscribe, get, initial }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, initial)
