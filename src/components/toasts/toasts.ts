import type { toast } from 'sonner'
import type { Notice } from '@/content/notices'
import { late } from '@/loading/late'

const SUCCESS_MS = 8000

/** Sonner, and the place of its toasts. Without it, forms still show their result. */
export const sonner = late(() => import('@/components/toasts/toaster'), { isOptional: true })

/** The id of the current toast for each subject. */
const toastIds = new Map<string, string>()
let toastCount = 0

/** Shows a notice as a toast. A new toast replaces the previous one with the same subject, so that it is announced again. */
export function notify({ tone, title, text }: Notice, subject: string = text) {
  dismissNotice(subject)
  const [headline, description] = title ? [title, text] : [text]
  const id = `toast-${++toastCount}`
  toastIds.set(subject, id)
  withSonner((toast) => {
    if (tone === 'failure') toast.error(headline, { id, description, duration: Number.POSITIVE_INFINITY })
    else
      toast.success(headline, {
        id,
        description,
        duration: SUCCESS_MS,
        // A title that starts with a tick needs no icon; `undefined` is Sonner's own.
        icon: headline.startsWith('✅') ? null : undefined,
      })
  })
}

export function dismissNotice(subject: string) {
  const id = toastIds.get(subject)
  toastIds.delete(subject)
  // Sonner adds a toast in a later task, and ignores a dismissal before that.
  if (id !== undefined) withSonner((toast) => setTimeout(() => toast.dismiss(id)))
}

/** For tests. */
export async function resetToasts() {
  toastIds.clear()
  await withSonner((toast) => toast.dismiss())
}

async function withSonner(task: (sonnerToast: typeof toast) => void) {
  const code = await sonner.load()
  if (code) task(code.toast)
}
