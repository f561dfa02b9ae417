import { useSyncExternalStore } from 'react'

let opener: HTMLElement | null = null
let isOpen = false
const listeners = new Set<() => void>()

function change(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Opens the free-call dialog. Focus returns to `from` when it closes. */
export function openFreeCall(from: HTMLElement) {
  opener = from
  change(true)
}

export function closeFreeCall() {
  change(false)
}

export const freeCallOpener = () => opener

export function useFreeCallOpen() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
