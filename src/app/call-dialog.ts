/** Fetches the code of the free call's dialog. Ignores failures: the dialog fetches it again when it opens. */
export function fetchCallDialog() {
  import('@/components/dialogs/free-call-dialog').catch(() => {})
}
