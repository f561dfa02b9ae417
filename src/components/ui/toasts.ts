import { toast } from 'sonner'
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

export const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null
