import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast, useSonner } from 'sonner'
import { makeRoom } from '@/components/ui/make-room'
import { toaster } from '@/components/ui/toast-host'
import type { Notice } from '@/content/notices'

const SUCCESS_MS = 8000

/** The id of the toast of each form or text that a notice is about. */
const toastIds = new Map<string, string | number>()

/** Shows a notice as a toast. It replaces the last one `about` the same by a new toast, so that it is announced again. */
export function notify({ tone, title, text }: Notice, about: string = text) {
  dismissNotice(about)
  const [headline, description] = title ? [title, text] : [text]
  const id =
    tone === 'success'
      ? toast.success(headline, {
          description,
          duration: SUCCESS_MS,
          // The headline has its own tick.
          ...(headline.startsWith('✅') && { icon: null }),
        })
      : toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
  toastIds.set(about, id)
}

export function dismissNotice(about: string) {
  const id = toastIds.get(about)
  toastIds.delete(about)
  // Sonner adds a toast a task later, and ignores a dismissal that comes before.
  if (id !== undefined) setTimeout(() => toast.dismiss(id))
}

export function resetToasts() {
  toastIds.clear()
  toast.dismiss()
}

const classNames = {
  toast:
    'flex items-start gap-3 rounded-xl border-l-8 bg-paper-white py-3 pr-12 pl-4 text-ink shadow-panel data-[visible=false]:hidden',
  success: 'border-sea [&_[data-icon]]:text-sea',
  error: 'border-brick [&_[data-icon]]:text-brick',
  title: 'font-semibold',
  closeButton:
    'absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-paper-deep [&>svg]:size-5',
  icon: 'mt-1 shrink-0',
}

// Sonner would lay its toasts over the page, at places that it computes.
const inFlow = { position: 'static', width: 'auto' } as const
const toastInFlow = { position: 'relative', width: 'auto', height: 'auto', '--y': 'translateY(0)' } as const

function Toaster() {
  const element = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  // Whenever the toasts change: one that replaces another of the same height changes no size.
  useEffect(() => (element.current && toasts.length ? makeRoom(element.current) : undefined), [toasts])
  return (
    <div ref={element}>
      <Sonner
        position="top-right"
        visibleToasts={1}
        closeButton
        className="py-2"
        // Sonner would read it from the computed style, which costs a style recalculation.
        dir="ltr"
        style={inFlow}
        toastOptions={{ unstyled: true, classNames, style: toastInFlow }}
      />
    </div>
  )
}

toaster.set({ Toaster })
