import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { v4 as newId } from 'uuid'
import type { ZodMiniType } from 'zod/mini'
import { useContactWarnings } from '@/components/form/contact-warnings'
import type { FormModel, SubmissionState } from '@/components/form/form-model'
import {
  type Attempt,
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
import { type ReceiptOptions, useFormReceipts } from '@/components/form/use-form-receipts'
import { useIsOnPage } from '@/components/hooks/use-is-on-page'
import { getSupabase } from '@/data/client'
import { queryClient } from '@/data/query-client'
import type { Submission } from '@/data/submission'
import { isEmpty } from '@/lib/changes'
import { readReferralCode } from '@/lib/referral-code'

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

type SubmissionForm<Values extends FieldValues, Sent extends FieldValues> = FormModel<Values> &
  Pick<UseFormReturn<Values, unknown, Sent>, 'control' | 'watch'> & {
    /** The reference that Send stores with these values, if `createReference` always creates the same one for them. */
    referenceOf: (values: Values) => string
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
}: SubmissionFormOptions<Values, Sent>): SubmissionForm<Values, Sent> {
  const hookForm = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const { memory, change, changeAndFill, read, enter } = useFormMemory(hookForm, {
    name,
    place: draftPlace,
    defaultValues,
    opened: receipt?.onlyAfterSending ? 'form' : undefined,
  })
  const receipts = useFormReceipts(memory, { name, title, about, receipt, change })
  const { warnings, warnOnce } = useContactWarnings(hookForm)
  const notices = useFormNotices(hookForm, noticeTexts)
  const storesRow = receipt !== undefined

  const request = useMutation(
    {
      mutationFn: async ({ values, attempt }: { values: Sent; attempt: Attempt<Values> }) =>
        send?.({ ...attempt, values, referralCode: readReferralCode() }),
    },
    queryClient,
  )
  const isSubmitting = useRef(false)
  const isOnPage = useIsOnPage()

  /** A press on Send. */
  async function submit() {
    // `request.isPending` is one render late: a second press can come before the button is disabled.
    if (isSubmitting.current) return
    isSubmitting.current = true
    request.reset()
    await hookForm.handleSubmit(sendChecked, notices.showInvalid)().catch(notices.showFailure)
    isSubmitting.current = false
  }

  /** Sends values that fit the schema. The receipt is that of this render: when the answer comes, the form may have another subject. */
  async function sendChecked(checked: Sent) {
    if (!send) return notices.showFailure()
    if (warnOnce()) return
    const values = hookForm.getValues()
    const submission = { id: newId(), reference: createReference(values), about, values }
    const attempt = change((before) => beginAttempt(before, submission)).lastAttempt
    await request.mutateAsync({ values: checked, attempt })
    // Also after the visitor has left the page.
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
    referenceOf: (values) =>
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
        if (storesRow) getSupabase().catch(() => {})
      },
      read,
      enter,
      focus: (field) => hookForm.setFocus(field as FieldPath<Values>),
    },
    draft: {
      isOnDevice: draftPlace === 'device' && !memory.correction,
      isRestored: memory.isRestored && !memory.correction,
      hasValues: !isEmpty(shownValues(memory)),
      startAfresh: () => {
        const values = hookForm.getValues()
        replaceDraft(startAfresh)
        return () => {
          changeAndFill(() => memory)
          // The draft holds no passwords.
          hookForm.setValues(values)
        }
      },
    },
    correction: {
      receipt: receipts.corrected,
      start: (id) => replaceDraft((before) => startCorrection(before, id)),
      cancel: (id) => replaceDraft((before) => cancelCorrection(before, id)),
    },
    receipts,
  }
}
