import { type ComponentType, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createRoot, hydrateRoot } from '@/app/react'
import { Site } from '@/app/router'
import { findPage, type PageRoute } from '@/app/routes'
import { freeCallDialog } from '@/components/dialogs/free-call'
import { forgetExpired } from '@/lib/stored-value'
import { forgetPress, stopRecordingPresses } from '@/loading/early-press'
import { recordTyping } from '@/loading/early-typing'
import { prefetchOnIntent, prefetchWhenIdle, savesData } from '@/loading/prefetch'

/** Hydrates the page, whose code is loaded: the first render must equal the HTML. */
export function hydrate(page: PageRoute, Component: ComponentType) {
  const root = document.getElementById('root')
  if (!root) return
  recordTyping()
  // Boot fetches this code. Kept before the recorded press is repeated, it opens the dialog at once.
  if (!savesData()) freeCallDialog.preload()
  const replayPress = stopRecordingPresses()
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <Site first={page} Component={Component} />
      </BrowserRouter>
      {/* `Hydrated` is last, because its effect must run after the page's effects. */}
      <Hydrated root={root} onHydrated={replayPress} />
    </StrictMode>
  )
  performance.mark('hydrating')
  // A host may answer an address with the HTML of another page, such as the 404 page.
  if (root.dataset.route !== page.path) {
    root.replaceChildren()
    // The pressed button belonged to the other page.
    forgetPress()
    return createRoot(root).render(app)
  }
  // A transition hydrates in slices of 5 ms; a press hydrates the rest at once.
  startTransition(() => {
    hydrateRoot(root, app)
  })
}

/** Calls back when the page is hydrated. Tests wait for `data-hydrated`, the bench for the mark `hydrated`. */
function Hydrated({ root, onHydrated }: { root: HTMLElement; onHydrated: () => void }) {
  // A layout effect runs in the commit, when event handlers start to work.
  useLayoutEffect(() => {
    performance.mark('hydrated')
  }, [])
  useEffect(() => {
    root.dataset.hydrated = 'true'
    document.getElementById('script-notice')?.remove()
    // Call back in a separate task, because React cannot hydrate the footer during a commit.
    setTimeout(onHydrated)
    prefetchOnIntent(findPage)
    prefetchWhenIdle(linkedPages())
    forgetExpired()
  }, [root, onHydrated])
  return null
}

/** The code of the pages that the page's content links to. */
function linkedPages() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')
  const pages = new Set([...links].map(({ pathname }) => findPage(pathname)))
  return [...pages].map(({ lazy }) => lazy)
}
