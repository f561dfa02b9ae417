import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { v4 as newId } from 'uuid'
import type { ZodMiniType } from 'zod/mini'
import { type ContactWarning, useContactWarnings } from '@/components/form/contact-warnings'
import {
  attemptSentAgain,
  beginAttempt,
  cancelCorrection,
  emptyAfterClosing,
  type FormMemory,
  sentValues,
  shownValues,
  startAfresh,
  startCorrection,
  storeAttempt,
} from '@/components/form/memory/form-memory'
import type { DraftPlace } from '@/components/form/memory/form-memory-store'
import { useFormMemory } from '@/components/form/memory/use-form-memory'
import { type FormNotices, useFormNotices } from '@/components/form/use-form-notices'
import { type ReceiptOptions, type ShownReceipt, useFormReceipts } from '@/components/form/use-form-receipts'
import { useIsOnPage } from '@/components/hooks/use-is-on-page'
import { getSupabase } from '@/data/client'
import { queryClient } from '@/data/query-client'
import type { Submission } from '@/data/submission'
import { isEmpty } from '@/lib/changes'
import type { StoredReceipt } from '@/lib/receipts'
import { readReferralCode } from '@/lib/referral-code'

/** One of the four states of docs/architecture.md. */
type SubmissionState<Values> =
  | { status: 'editing' | 'sending' }
  | { status: 'failed'; error: Error }
  /** `sentValues` are undefined in another tab than the one that has sent them. */
  | { status: 'stored'; receipt: ShownReceipt; sentValues: Partial<Values> | undefined }

/** What `SubmissionForm`, `Receipt`, the notes above the fields and the dialogs use of a form. */
export type FormModel = {
  name: string
  /** The form's own title, that of the receipt in its place, or "Change your booking of Friday" during a correction. */
  title: string
  state: SubmissionState<FieldValues>
  /** Whether the form or receipt was opened, not loaded with the page: its first field or its heading takes the focus. */
  takesFocus: boolean
  warnings: ContactWarning[]
  /** Checks and sends the values. Once they are stored, keeps and shows a receipt, and empties the draft. */
  submit: () => Promise<void>
  /** Empties form and draft of a closed dialog, and hides receipt and failure. The success notice stays. */
  resetAfterClosing: () => void
  fields: {
    /** Fetches the code for the request, if the form stores a row. */
    preloadRequest: () => void
    /** Enters values that a browser has filled in without an event. */
    enterAutofilled: (element: HTMLFormElement) => void
    /** Enters values into fields and draft, as if the visitor had typed them. */
    enter: (values: FieldValues) => void
    focus: (field: string) => void
  }
  draft: {
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
  correction: {
    /** The receipt of the row that the form corrects. */
    receipt: StoredReceipt | undefined
    /** Replaces a receipt with its form, which shows the sent values and corrects the row with this id. The draft is kept. */
    start: (id: string) => void
    /** Drops the correction, and shows the receipt of the row. */
    cancel: (id: string) => void
  }
  receipts: {
    newest: StoredReceipt | undefined
    /** Shows a receipt in place of the form, whose draft is kept. */
    show: (id: string) => void
    /** Shows the form in place of the receipt, which is kept. */
    hide: () => void
    /** Deletes a receipt and its sent values from the device, and shows the form. */
    forget: (id: string) => void
  }
}

export type SubmissionFormOptions<Values extends FieldValues, Sent extends FieldValues> = {
  name: string
  title: string
  schema: ZodMiniType<Sent, Values>
  defaultValues: Values
  /** Stores the values. A form without `send` shows only the failure notice. */
  send?: (submission: Submission<ZodMiniType<Sent, Values>>) => Promise<void>
  notices: FormNotices
  /** Where the draft is kept, by default in the tab. */
  draftPlace?: DraftPlace
  /** The package, product or selection, if the form has several. */
  about?: string
  /** Creates a reference or code, which is stored with the row's id. */
  createReference?: (values: Values) => string
  /** Set by every form that stores a row. */
  receipt?: ReceiptOptions<Values>
  onStored?: () => void
}

/** Every form: its fields, and what a press on a button does to its draft, its last attempt, the request and the receipts. */
export function useSubmissionForm<Values extends FieldValues, Sent extends FieldValues>({
  name,
  title,
  schema,
  defaultValues,
  send,
  notices: noticeTexts,
  draftPlace = 'tab',
  about = '',
  createReference = () => '',
  receipt,
  onStored,
}: SubmissionFormOptions<Values, Sent>) {
  const hookForm = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const { memory, change, changeAndFill, enterAutofilled, enter } = useFormMemory(hookForm, {
    name,
    place: draftPlace,
    defaultValues,
    opened: receipt?.onlyAfterSending ? 'form' : undefined,
  })
  const receipts = useFormReceipts(memory, { name, title, about, receipt, change })
  const { warnings, warnOnce } = useContactWarnings(hookForm)
  const notices = useFormNotices(hookForm, noticeTexts)
  const request = useMutation({ mutationFn: (sendRow: () => Promise<void>) => sendRow() }, queryClient)
  const isSubmitting = useRef(false)
  const isOnPage = useIsOnPage()

  async function submit() {
    // `request.isPending` is one render late: a second press can come before the button is disabled.
    if (isSubmitting.current) return
    isSubmitting.current = true
    request.reset()
    try {
      await hookForm.handleSubmit(sendChecked, notices.showInvalid)()
    } catch (error) {
      notices.showFailure(error)
    } finally {
      isSubmitting.current = false
    }
  }

  /** Sends values that fit the schema. The receipt is that of this render: when the answer comes, the form may have another subject. */
  async function sendChecked(checked: Sent) {
    if (!send) return notices.showFailure()
    if (warnOnce()) return
    const values = hookForm.getValues()
    const submission = { id: newId(), reference: createReference(values), about, values }
    const attempt = change((before) => beginAttempt(before, submission)).lastAttempt
    const { id, reference, replaces } = attempt
    const referralCode = readReferralCode()
    await request.mutateAsync(() => send({ id, reference, replaces, referralCode, values: checked }))
    // The rest happens also after the visitor has left the page.
    receipts.keep(attempt, { ...defaultValues, ...attempt.values })
    changeAndFill((before) => storeAttempt(before, attempt))
    notices.showSuccess()
    // A visitor who has come back may have opened a dialog, which `onStored` must not close.
    if (isOnPage()) onStored?.()
  }

  /** Replaces the draft, and forgets the failure of the last request. */
  function replaceDraft(transition: (before: FormMemory<Values>) => FormMemory<Values>) {
    changeAndFill(transition)
    request.reset()
    notices.dismiss()
  }

  function submissionState(): SubmissionState<Values> {
    const { shown } = receipts
    if (shown)
      return { status: 'stored', receipt: shown, sentValues: sentValues(memory.lastAttempt, shown.id) }
    if (request.isPending) return { status: 'sending' }
    return request.error ? { status: 'failed', error: request.error } : { status: 'editing' }
  }

  return {
    control: hookForm.control,
    watch: hookForm.watch,
    /** The reference that Send stores with these values, if `createReference` always creates the same one for them. */
    referenceOf: (values: Values) =>
      attemptSentAgain(memory, { about, values })?.reference ?? createReference(values),
    name,
    title: receipts.title,
    state: submissionState(),
    takesFocus: memory.opened !== undefined,
    warnings,
    submit,
    resetAfterClosing: () => {
      changeAndFill(emptyAfterClosing)
      request.reset()
    },
    fields: {
      preloadRequest: () => {
        if (receipt) getSupabase().catch(() => {})
      },
      enterAutofilled,
      enter,
      focus: (field: string) => hookForm.setFocus(field as FieldPath<Values>),
    },
    draft: {
      isOnDevice: draftPlace === 'device' && !memory.correction,
      isRestored: memory.isRestored && !memory.correction,
      hasValues: !isEmpty(shownValues(memory)),
      startAfresh: () => {
        const values = hookForm.getValues()
        let discarded = memory
        replaceDraft((before) => {
          discarded = before
          return startAfresh(before)
        })
        return () => {
          changeAndFill(() => discarded)
          // The draft holds no passwords.
          hookForm.setValues(values)
        }
      },
    },
    correction: {
      receipt: receipts.corrected,
      start: (id: string) => replaceDraft((before) => startCorrection(before, id)),
      cancel: (id: string) => replaceDraft((before) => cancelCorrection(before, id)),
    },
    receipts: receipts.list,
  }
}
