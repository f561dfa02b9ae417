import { toast } from 'sonner'
import type { Notice } from '@/content/notices'

const SUCCESS_MS = 8000

/** The id of the current toast for each `about`. */
const toastIds = new Map<string, string | number>()

/** Shows a notice as a toast. A new toast replaces the previous one with the same `about`, so that it is announced again. */
export function notify({ tone, title, text }: Notice, about: string = text) {
  dismissNotice(about)
  const [headline, description] = title ? [title, text] : [text]
  const id =
    tone === 'success'
      ? toast.success(headline, {
          description,
          duration: SUCCESS_MS,
          // No icon, because the title starts with a tick.
          ...(headline.startsWith('✅') && { icon: null }),
        })
      : toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
  toastIds.set(about, id)
}

export function dismissNotice(about: string) {
  const id = toastIds.get(about)
  toastIds.delete(about)
  // Sonner adds a toast in a later task, and ignores a dismissal before that.
  if (id !== undefined) setTimeout(() => toast.dismiss(id))
}

export function resetToasts() {
  toastIds.clear()
  toast.dismiss()
}

export const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null
