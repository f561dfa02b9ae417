import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyOptional } from '@/components/lazy-hydration'
import type { Notice } from '@/content/notices'
import { loadTwice } from '@/lib/lazy'
import { savesData } from '@/lib/saves-data'
import { whenIdle } from '@/lib/when-idle'

const loadToaster = () => import('@/components/ui/toaster')
const Toaster = lazyOptional(async () => (await loadToaster()).Toaster)

let host: HTMLElement | undefined
let home: HTMLElement | undefined
let mount = () => {}
/** The last toast of each form or text. */
const shown = new Map<string, string | number>()

/** For tests. */
export async function resetToasts() {
  host?.remove()
  host = undefined
  home = undefined
  mount = () => {}
  shown.clear()
  const { dismissToasts } = await loadToaster()
  dismissToasts()
}

/** Shows a notice as a toast, which replaces the last one `about` the same. */
export async function notify(notice: Notice, about: string = notice.text) {
  mount()
  try {
    const { showToast } = await loadTwice(loadToaster)
    shown.set(about, showToast(notice, shown.get(about)))
  } catch (error) {
    console.error(error)
  }
}

/** Moves the toasts into an open dialog, which makes everything outside it inert. */
export function adoptToasts(container: HTMLElement) {
  home = container
  if (host) container.append(host)
}

/** Loads the toaster once the page is hydrated and idle, or with the first notice if that saves data. */
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
