import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { makeRoom } from '@/components/ui/make-room'
import type { Notice } from '@/content/notices'

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

export function Toaster() {
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => (notices.current ? makeRoom(notices.current) : undefined), [])
  return (
    <div ref={notices}>
      <Sonner
        position="top-right"
        visibleToasts={1}
        closeButton
        className="py-2"
        // Sonner would ask the page's styles for it, which are worked out anew for that.
        dir="ltr"
        style={inFlow}
        toastOptions={{ unstyled: true, classNames, style: toastInFlow }}
      />
    </div>
  )
}

/** A failure stays until it is dismissed or replaced. */
export function showToast({ tone, title, text }: Notice, earlier: string | number | undefined) {
  if (earlier !== undefined) dismissToasts(earlier)
  const [headline, description] = title ? [title, text] : [text]
  return tone === 'success'
    ? toast.success(headline, {
        description,
        duration: 8000,
        // One tick is enough.
        ...(headline.startsWith('✅') && { icon: null }),
      })
    : toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
}

/** Without an id all of them. */
export function dismissToasts(id?: string | number) {
  if (id === undefined) toast.dismiss()
  // Sonner draws a toast a task later, and forgets a dismissal that comes before.
  else setTimeout(() => toast.dismiss(id))
}
