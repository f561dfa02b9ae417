import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '@/lib/store'

/** The value of a store. During hydration its initial value, as in the HTML. */
export const useStore = <Value>({ subscribe, get, initial }: ReadableStore<Value>) =>
  useSyncExternalStore(subscribe, get, initial)
