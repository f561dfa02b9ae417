import type { Notice } from '@/content/notices'

/** Shows a notice. The form that failed says so itself too, so a toaster that cannot be loaded is only logged. */
export function notify(notice: Notice) {
  import('@/components/ui/toaster').then(({ showNotice }) => showNotice(notice)).catch(console.error)
}
