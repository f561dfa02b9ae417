import { useSyncExternalStore } from 'react'
import type { Store } from '@/lib/store'

/** The value of a store; while hydrating the initial one, as in the file. */
export const useStore = <Value>({ subscribe, get, initial }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, initial)
