import type { FieldValues } from 'react-hook-form'
import type { FormDraft } from '@/components/form/use-draft'
import type { FormReceipts } from '@/components/form/use-form-receipts'

/** One of the four states of docs/architecture.md. */
export function submissionState<Values extends FieldValues>(
  draft: FormDraft<Values>,
  receipts: FormReceipts,
  request: { isPending: boolean; error: Error | null },
) {
  // A press opened the form or the receipt: its first field or its heading takes the focus.
  const takesFocus = receipts.isOpened
  const receipt = receipts.shown
  if (receipt)
    return { status: 'stored', takesFocus, receipt, sentValues: draft.sentValues(receipt.id) } as const
  const view = { takesFocus, corrects: receipts.find(draft.replaces), earlier: receipts.newest }
  if (request.isPending) return { status: 'sending', ...view } as const
  if (request.error) return { status: 'failed', error: request.error, ...view } as const
  return { status: 'editing', ...view } as const
}
