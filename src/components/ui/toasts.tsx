import { X } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useStore } from '@/components/hooks/use-store'
import { dialogs } from '@/content/dialogs'
import type { Notice } from '@/content/notices'
import { cn } from '@/lib/cn'
import { store } from '@/lib/store'
import { savesData, whenIdle } from '@/loading/idle'
import { preload } from '@/loading/loader'

/** How long a notice waits for the toaster. */
const PATIENCE_MS = 4000

type Shown = {
  /** The last notice, which may still wait for the toaster. */
  notice: Notice
  toast?: string | number
  /** What is shown without the toaster. */
  plain?: Notice
}

type Layer = {
  /** An open dialog, which makes everything outside it inert. */
  dialog?: HTMLElement | undefined
  Toaster?: ComponentType
  /** By the form or text that it is about. */
  shown: Record<string, Shown>
}

const layer = store<Layer>({ shown: {} })
const change = (next: Partial<Layer>) => layer.set({ ...layer.get(), ...next })

export async function resetToasts() {
  layer.reset()
  const { dismissToasts } = await import('@/components/ui/toaster')
  dismissToasts()
}

async function loadToaster() {
  const { Toaster, showToast } = await import('@/components/ui/toaster')
  // Toasts that come before the toaster is mounted would be lost.
  flushSync(() => change({ Toaster }))
  return showToast
}

/** Shows a notice as a toast, which replaces the last one `about` the same; without the toaster as plain text. */
export async function notify(notice: Notice, about: string = notice.text) {
  const before = layer.get().shown
  change({ shown: { ...before, [about]: { ...before[about], notice } } })
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The toaster is late')), PATIENCE_MS)
  })
  const showToast = await Promise.race([loadToaster(), patience])
    .catch(console.error)
    .finally(() => clearTimeout(timer))
  const { shown } = layer.get()
  const last = shown[about]
  if (last?.notice !== notice) return
  const next = showToast ? { notice, toast: showToast(notice, last.toast) } : { ...last, plain: notice }
  change({ shown: { ...shown, [about]: next } })
}

export function dismissNotice(about: string) {
  const { [about]: dismissed, ...shown } = layer.get().shown
  if (!dismissed) return
  change({ shown })
  const { toast } = dismissed
  if (toast) preload(async () => (await import('@/components/ui/toaster')).dismissToasts(toast))
}

/** Below the header of the page, or within the dialog that is open. Loads the toaster once the page is hydrated and idle, or with the first notice if that saves data. */
export function Toasts() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { dialog, Toaster, shown } = useStore(layer)
  useEffect(() => (savesData() ? undefined : whenIdle(() => preload(loadToaster))), [])
  const container = dialog ?? place
  return (
    <div ref={setPlace} className="notices">
      {container && (
        <Within container={container}>
          {Toaster && <Toaster />}
          {Object.entries(shown).map(
            ([about, { plain }]) =>
              plain && <PlainNotice key={about} {...plain} onClose={() => dismissNotice(about)} />,
          )}
        </Within>
      )}
    </div>
  )
}

/** Where the toasts are while a dialog is open: what follows makes room for them. */
export function DialogToasts() {
  return <div ref={adoptToasts} className="sticky top-0 z-10" />
}

function adoptToasts(dialog: HTMLElement | null) {
  if (dialog) change({ dialog })
  return () => change({ dialog: undefined })
}

/** A portal that keeps its content while it moves. */
function Within({ container, children }: { container: HTMLElement; children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    container.append(host)
    return () => host.remove()
  }, [container, host])
  return createPortal(children, host)
}

function PlainNotice({ tone, title, text, onClose }: Notice & { onClose: () => void }) {
  return (
    <div
      role="alert"
      className={cn(
        'relative my-2 rounded-xl border-l-8 bg-paper-white py-3 pr-12 pl-4 text-ink shadow-panel',
        tone === 'success' ? 'border-sea' : 'border-brick',
      )}
    >
      <p className="font-semibold">{title ?? text}</p>
      {title && <p>{text}</p>}
      <button
        type="button"
        aria-label={dialogs.close}
        onClick={onClose}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-paper-deep"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
