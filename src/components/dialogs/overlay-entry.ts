import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPath, type Location, useLocation, useNavigate } from 'react-router-dom'
import { store } from '@/lib/store'

/** The history state of an open dialog or menu: its name, and the location of the page beneath. */
type OverlayState = { overlay: string; page: Pick<Location, 'key' | 'state'> }

const overlayState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'overlay' in state ? (state as OverlayState) : undefined

/** The name of the open overlay. A context would render the header and all buttons of dialogs whenever one opens or closes. */
const openOverlay = store<string | undefined>(undefined)

/** The page of the current history entry. Opens the overlay of the entry, and closes that of the entry before. */
export function usePageBeneathOverlay() {
  const entry = useLocation()
  const state = overlayState(entry.state)
  const pageEntry: Location = state ? { ...entry, ...state.page } : entry
  // Keep the same object while overlays open and close, so that the page is not rendered again.
  const [page, setPage] = useState(pageEntry)
  if (pageEntry.key !== page.key || createPath(pageEntry) !== createPath(page)) setPage(pageEntry)
  // At each entry, because a press may come between `close` and the navigation that it starts.
  useLayoutEffect(() => openOverlay.set(overlayState(entry.state)?.overlay), [entry])
  return page
}

/** Opens a dialog or menu as a history entry of its own. */
export function useShowOverlay(name: string) {
  const { pathname, search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  return () =>
    navigate(
      { pathname, search, hash },
      {
        replace: openOverlay.get() !== undefined,
        // In this component `useLocation` returns the page's location, not the overlay's: router.tsx gives it to `Routes`.
        state: { overlay: name, page: { key, state } } satisfies OverlayState,
      },
    )
}

/** Opens and closes a dialog or menu: Back closes it, Forward or a reload opens it again. */
export function useOverlay(name: string) {
  const isOpen = () => openOverlay.get() === name
  // The HTML has no open overlay.
  const open = useSyncExternalStore(openOverlay.subscribe, isOpen, () => false)
  const navigate = useNavigate()
  const close = () => {
    // The visitor may have pressed Back already, or Escape twice.
    if (!isOpen()) return
    openOverlay.reset()
    navigate(-1)
  }
  useLinksReplaceEntry(open, close)
  return { open, close, show: useShowOverlay(name) }
}

/** While an overlay is open, a link replaces its history entry, so that Back does not reopen it. */
function useLinksReplaceEntry(open: boolean, close: () => void) {
  const navigate = useNavigate()
  const page = createPath(useLocation())
  const followLink = useEffectEvent((event: MouseEvent) => {
    const to = pathOfClickedLink(event)
    if (to === undefined) return
    event.preventDefault()
    if (to === page) close()
    else navigate(to, { replace: true })
  })
  useEffect(() => {
    if (!open) return
    const listen = (event: MouseEvent) => followLink(event)
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [open])
}

/** The path of a link that a click opens in this tab. */
function pathOfClickedLink({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin) return
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
  return link.pathname + link.search + link.hash
}
