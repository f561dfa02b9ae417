import { type ComponentType, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { store } from '@/lib/store'

/** Renders the toasts. Sonner comes with the code of forms, as nothing else shows a toast. */
export const toaster = store<{ Toaster?: ComponentType }>({})

// An open dialog makes the page inert. Sonner keeps its toasts while its element moves between the page and the dialog.
const host = globalThis.document?.createElement('div')
const places: HTMLElement[] = []

function moveToasts(place: HTMLElement | null) {
  if (!place) return
  places.push(place)
  place.append(host)
  return () => {
    places.splice(places.indexOf(place), 1)
    places.at(-1)?.append(host)
  }
}

/** Below the header of the page, or within the dialog that is open. */
export function Toasts() {
  const { Toaster } = useSyncExternalStore(toaster.subscribe, toaster.get, toaster.initial)
  return (
    <div ref={moveToasts} className="notices">
      {Toaster && createPortal(<Toaster />, host)}
    </div>
  )
}

/** The container of toasts while a dialog is open. */
export function DialogToasts() {
  return <div ref={moveToasts} className="sticky top-0 z-10" />
}
