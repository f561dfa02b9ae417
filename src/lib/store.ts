/** A value outside React, with subscriptions for `useStore`. */
export function store<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    initial: () => initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    reset: () => set(initial),
  }
}

export type ReadableStore<Value> = Pick<ReturnType<typeof store<Value>>, 'get' | 'initial' | 'subscribe'>
