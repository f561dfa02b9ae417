import type { FieldValues } from 'react-hook-form'
import type { ContactWarning } from '@/components/form/contact-warnings'
import type { ShownReceipt } from '@/components/form/use-form-receipts'
import type { StoredReceipt } from '@/lib/receipts'

/** What `useSubmissionForm` adds to react-hook-form: for the components around the fields. */
export type FormModel<Values extends FieldValues = FieldValues> = {
  name: string
  /** The form's own title, that of its receipt, or "Change your booking of Friday". */
  title: string
  /** One of the four states of docs/architecture.md. */
  state: SubmissionState<Values>
  /** Whether the form or receipt was opened, not loaded with the page: its first field or its heading takes the focus. */
  takesFocus: boolean
  warnings: readonly ContactWarning[]
  /** Checks and sends the values. Once they are stored, keeps and shows a receipt, and empties the draft. */
  submit: () => Promise<void>
  /** Empties form and draft of a closed dialog, and hides receipt and failure. The success notice stays. */
  resetAfterClosing: () => void
  fields: FormFields<Values>
  draft: FormDraft
  correction: FormCorrection
  receipts: FormReceipts
}

export type SubmissionState<Values extends FieldValues = FieldValues> =
  | { status: 'editing' | 'sending' }
  | { status: 'failed'; error: Error }
  /** `sentValues` are undefined in another tab than the one that has sent them. */
  | { status: 'stored'; receipt: ShownReceipt; sentValues: Partial<Values> | undefined }

type FormFields<Values> = {
  /** Fetches the code for the request, if the form stores a row. */
  preloadRequest: () => void
  /** Enters values that a browser has filled in without an event. */
  read: (element: HTMLFormElement) => void
  /** Enters values into fields and draft, as if the visitor had typed them. */
  enter: (values: Partial<Values>) => void
  focus: (field: string) => void
}

type FormDraft = {
  /** False for a correction, which the tab keeps. */
  isOnDevice: boolean
  /** Whether the draft is from before this load. False for a correction, which has a note of its own. */
  isRestored: boolean
  hasValues: boolean
  /**
   * Empties form, draft and correction, and forgets the last attempt and the failure. Returns a function that restores all but the
   * failure.
   */
  startAfresh: () => () => void
}

type FormCorrection = {
  /** The receipt of the row that the form corrects. */
  receipt: StoredReceipt | undefined
  /** Replaces a receipt with its form, which shows the sent values and corrects the row with this id. The draft is kept. */
  start: (id: string) => void
  /** Drops the correction, and shows the receipt of the row. */
  cancel: (id: string) => void
}

type FormReceipts = {
  newest: StoredReceipt | undefined
  /** Shows a receipt in place of the form, whose draft is kept. */
  show: (id: string) => void
  /** Shows the form in place of the receipt, which is kept. */
  hide: () => void
  /** Deletes a receipt and its sent values from the device, and shows the form. */
  forget: (id: string) => void
}
