import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyOptional } from '@/components/lazy-hydration'
import { whenIdle } from '@/lib/when-idle'

const Toaster = lazyOptional(async () => (await import('@/components/ui/toaster')).Toaster)

let host: HTMLElement | undefined
let home: HTMLElement | undefined

/** Moves the notices into another element: an open dialog keeps everything outside it out of reach. */
export function adoptToasts(container: HTMLElement) {
  home = container
  if (host) container.append(host)
}

/** The place where notices appear. Its code comes once the page has been drawn and taken over. */
export function Toasts() {
  const [container, setContainer] = useState<HTMLElement>()
  useEffect(
    () =>
      whenIdle(() => {
        host ??= document.createElement('div')
        adoptToasts(home ?? document.body)
        setContainer(host)
      }),
    [],
  )
  return container && createPortal(<Suspense>{<Toaster />}</Suspense>, container)
}
