import type { StoredReceipt } from '@/lib/receipts'

type FormView = {
  /** The receipt of the stored submission that this one corrects. */
  corrects: StoredReceipt | undefined
  /** The newest receipt, for the line above the form. */
  earlier: StoredReceipt | undefined
}

type ReceiptView<Values> = {
  /** The receipt that replaces the form. */
  receipt: StoredReceipt
  /** The values behind the receipt, which this tab keeps until it is closed. */
  sentValues: Partial<Values> | undefined
}

/** The state of a form, as in the table of docs/architecture.md. */
export type SubmissionState<Values> = {
  /** Whether a press opened the form or the receipt: its first field or its heading takes the focus. */
  takesFocus: boolean
} & (
  | ({ status: 'editing' | 'sending' } & FormView)
  | ({ status: 'failed'; error: Error } & FormView)
  | ({ status: 'stored' } & ReceiptView<Values>)
)
