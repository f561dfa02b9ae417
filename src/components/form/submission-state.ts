import type { FieldValues } from 'react-hook-form'
import type { AttemptStore } from '@/components/form/attempts'
import type { FormDraft } from '@/components/form/use-draft'
import type { FormReceipts } from '@/components/form/use-form-receipts'

type SubmissionRecords<Values extends FieldValues> = {
  draft: FormDraft<Values>
  attempts: AttemptStore<Values>
  receipts: FormReceipts
}

/** One of the four states of docs/architecture.md. */
export function submissionState<Values extends FieldValues>(
  { draft, attempts, receipts }: SubmissionRecords<Values>,
  request: { isPending: boolean; error: Error | null },
) {
  // A press opened the form or the receipt: its first field or its heading takes the focus.
  const takesFocus = receipts.isOpened
  const receipt = receipts.shown
  if (receipt) {
    const sentValues = attempts.sentValues(receipt.id)
    return { status: 'stored', takesFocus, receipt, sentValues } as const
  }
  const view = { takesFocus, corrects: receipts.find(draft.replaces), earlier: receipts.newest }
  if (request.isPending) return { status: 'sending', ...view } as const
  if (request.error) return { status: 'failed', error: request.error, ...view } as const
  return { status: 'editing', ...view } as const
}

/** Starts and cancels the correction of a sent submission. */
export function correctionActions<Values extends FieldValues>(
  { draft, attempts, receipts }: SubmissionRecords<Values>,
  clearOutcome: () => void,
) {
  return {
    /** Opens the form to correct a sent submission, with its values if this tab still has them. */
    correct: (id: string) => {
      draft.startWith({ values: attempts.sentValues(id) ?? {}, replaces: id })
      clearOutcome()
      receipts.openForm()
    },
    /** Returns to the receipt of the submission. */
    cancelCorrection: () => {
      draft.startWith()
      clearOutcome()
      if (draft.replaces) receipts.open(draft.replaces)
    },
  }
}
