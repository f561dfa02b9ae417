import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyOptional } from '@/components/lazy-hydration'
import type { Notice } from '@/content/notices'
import { savesData } from '@/lib/saves-data'
import { whenIdle } from '@/lib/when-idle'

const Toaster = lazyOptional(async () => (await import('@/components/ui/toaster')).Toaster)

let host: HTMLElement | undefined
let home: HTMLElement | undefined
let mount = () => {}
/** The toast that was shown last about each thing. */
const shown = new Map<string, string | number>()

/** Dismisses all toasts and forgets their place. For tests. */
export async function resetToasts() {
  host?.remove()
  host = undefined
  home = undefined
  shown.clear()
  const { dismissToasts } = await import('@/components/ui/toaster')
  dismissToasts()
}

/**
 * Shows a notice as a toast, in the place of the last one `about` the same: a form, or what the notice itself says.
 * The form that failed says so too, so a toaster that cannot be loaded is only logged.
 */
export async function notify(notice: Notice, about: string = notice.text) {
  mount()
  try {
    const { showToast } = await import('@/components/ui/toaster')
    shown.set(about, showToast(notice, shown.get(about)))
  } catch (error) {
    console.error(error)
  }
}

/** Moves the toasts into another element: an open dialog keeps everything outside it out of reach. */
export function adoptToasts(container: HTMLElement) {
  home = container
  if (host) container.append(host)
}

/** The place where toasts appear. Its code comes when the page is hydrated and idle, or with the first notice if that saves data. */
export function Toasts() {
  const [container, setContainer] = useState<HTMLElement>()
  useEffect(() => {
    mount = () => {
      host ??= document.createElement('div')
      adoptToasts(home ?? document.body)
      setContainer(host)
    }
    return savesData() ? undefined : whenIdle(mount)
  }, [])
  return (
    container &&
    createPortal(
      <Suspense>
        <Toaster />
      </Suspense>,
      container,
    )
  )
}
