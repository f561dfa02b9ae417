import type { Notice } from '@/content/notices'

/**
 * Shows a notice, in the place of the last one `about` the same: a form, or what the notice itself says. The form
 * that failed says so too, so a toaster that cannot be loaded is only logged.
 */
export function notify(notice: Notice, about: string = notice.text) {
  import('@/components/ui/toaster').then(({ showNotice }) => showNotice(notice, about)).catch(console.error)
}
