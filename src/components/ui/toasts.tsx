import { X } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { dialogs } from '@/content/dialogs'
import type { Notice } from '@/content/notices'
import { cn } from '@/lib/cn'
import { loadOnce, preload } from '@/lib/lazy'
import { savesData } from '@/lib/saves-data'
import { whenIdle } from '@/lib/when-idle'

/** How long a notice waits for the toaster. */
const PATIENCE_MS = 4000

type Layer = {
  host: HTMLElement
  Toaster?: ComponentType
  onMounted?: () => void
  /** What is shown without the toaster, by what it is about. */
  plain: Record<string, Notice>
}

let layer: Layer | undefined
let home: HTMLElement | undefined
let draw = (_: Layer) => {}
/** The last toast of each form or text. */
const shown = new Map<string, string | number>()
/** The last notice of each, which is no longer wanted when it was dismissed before the toaster came. */
const wanted = new Map<string, Notice>()

/** For tests. */
export async function resetToasts() {
  layer?.host.remove()
  layer = undefined
  loadToaster = toasterLoader()
  home = undefined
  draw = () => {}
  shown.clear()
  wanted.clear()
  const { dismissToasts } = await import('@/components/ui/toaster')
  dismissToasts()
}

function change(next: Partial<Layer>) {
  layer = { host: document.createElement('div'), plain: {}, ...layer, ...next }
  adoptToasts(home ?? document.body)
  draw(layer)
}

/** Toasts that come before the toaster is mounted would be lost. After a failure the next notice tries again. */
const toasterLoader = () =>
  loadOnce(async () => {
    const { Toaster, showToast } = await import('@/components/ui/toaster')
    await new Promise<void>((onMounted) => change({ Toaster, onMounted }))
    return showToast
  })

let loadToaster = toasterLoader()

/** Shows a notice as a toast, which replaces the last one `about` the same; without the toaster as plain text. */
export async function notify(notice: Notice, about: string = notice.text) {
  wanted.set(about, notice)
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The toaster is late')), PATIENCE_MS)
  })
  try {
    const showToast = await Promise.race([loadToaster(), patience])
    if (wanted.get(about) !== notice) return
    shown.set(about, showToast(notice, shown.get(about)))
    dismissPlain(about)
  } catch (error) {
    console.error(error)
    if (wanted.get(about) === notice) change({ plain: { ...layer?.plain, [about]: notice } })
  } finally {
    clearTimeout(timer)
  }
}

/** What it spoke of has changed. */
export function dismissNotice(about: string) {
  wanted.delete(about)
  dismissPlain(about)
  const id = shown.get(about)
  if (id !== undefined) preload(async () => (await import('@/components/ui/toaster')).dismissToasts(id))
}

function dismissPlain(about: string) {
  const { [about]: dismissed, ...plain } = layer?.plain ?? {}
  if (dismissed) change({ plain })
}

/** Moves the toasts into an open dialog, which makes everything outside it inert. */
export function adoptToasts(container: HTMLElement) {
  home = container
  if (layer) container.append(layer.host)
}

/** Loads the toaster once the page is hydrated and idle, or with the first notice if that saves data. */
export function Toasts() {
  const [drawn, setDrawn] = useState(layer)
  useEffect(() => {
    draw = setDrawn
    return savesData() ? undefined : whenIdle(() => preload(loadToaster))
  }, [])
  useEffect(() => drawn?.onMounted?.(), [drawn])
  if (!drawn) return null
  const { host, Toaster, plain } = drawn
  return createPortal(
    <>
      {Toaster && <Toaster />}
      <div className="fixed inset-x-4 bottom-(--notices-bottom) z-50 mx-auto grid max-w-md gap-2 sm:top-(--notices-top) sm:bottom-auto">
        {Object.entries(plain).map(([about, notice]) => (
          <PlainNotice key={about} {...notice} onClose={() => dismissPlain(about)} />
        ))}
      </div>
    </>,
    host,
  )
}

function PlainNotice({ tone, title, text, onClose }: Notice & { onClose: () => void }) {
  return (
    <div
      role="alert"
      className={cn(
        'relative rounded-xl border-l-8 bg-paper-white py-3 pr-12 pl-4 text-ink shadow-panel',
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
