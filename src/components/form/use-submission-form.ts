import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { DraftPlace, LastAttempt } from '@/components/form/draft'
import { submissionState } from '@/components/form/submission-state'
import { useContactWarnings } from '@/components/form/use-contact-warnings'
import { useDraft } from '@/components/form/use-draft'
import { type FormNotices, useFormNotices } from '@/components/form/use-form-notices'
import { type ReceiptOptions, useFormReceipts } from '@/components/form/use-form-receipts'
import { useUndo } from '@/components/hooks/use-undo'
import type { Attempt } from '@/data/attempt'
import { getSupabase } from '@/data/client'
import { queryClient } from '@/data/query-client'
import { readReferralCode } from '@/lib/referral-code'

type Options<Values extends FieldValues, Sent extends FieldValues> = {
  name: string
  schema: ZodMiniType<Sent, Values>
  defaultValues: Values
  /** Stores the values. A form without `send` shows only the failure notice. */
  send?: (attempt: Attempt<ZodMiniType<Sent, Values>>) => Promise<void>
  notices: FormNotices
  /** Where the draft is kept, by default in the tab. */
  draft?: DraftPlace
  /** The package, product or selection, if the form has several. */
  about?: string
  /** Creates a reference or code, which is stored with the row's id. */
  createReference?: (values: Values) => string
  /** Set by every form that stores a row. */
  receipt?: ReceiptOptions<Values>
  onStored?: () => void
}

type MutationInput<Values, Sent> = { checked: Sent; attempt: LastAttempt<Values> }

/**
 * Every form: react-hook-form's functions, the state of the submission, draft, warnings, and the actions of a visitor. Each action
 * changes the draft, the receipts or the request, from which `submissionState` derives the state.
 */
export function useSubmissionForm<Values extends FieldValues, Sent extends FieldValues>({
  name,
  schema,
  defaultValues,
  send,
  notices: noticeTexts,
  draft: place = 'tab',
  about = '',
  createReference = () => '',
  receipt: receiptOptions,
  onStored,
}: Options<Values, Sent>) {
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const draft = useDraft(form, { name, place, defaultValues, about, createReference })
  const { undo, offerUndo } = useUndo()
  const warnings = useContactWarnings(form)
  const receipts = useFormReceipts({ name, about, hasDraft: draft.hasValues, ...receiptOptions })
  const notices = useFormNotices(form, noticeTexts)

  const mutation = useMutation(
    {
      mutationFn: async ({ checked, attempt }: MutationInput<Values, Sent>) =>
        send?.({ ...attempt, values: checked, referralCode: readReferralCode() }),
      onSuccess: (_, { attempt }) => {
        const lines = receiptOptions?.lines({ ...defaultValues, ...attempt.values })
        if (lines) receipts.add(attempt, lines)
        draft.end(attempt.values)
        notices.showSuccess()
      },
    },
    queryClient,
  )
  const sendChecked = async (checked: Sent) => {
    if (!send) return notices.showFailure()
    if (warnings.warnOnce()) return mutation.reset()
    const attempt = draft.startAttempt(receipts.has)
    // Passed here, `onSuccess` is skipped after unmount.
    await mutation.mutateAsync({ checked, attempt }, onStored && { onSuccess: onStored })
  }
  const showErrors = (errors: FieldErrors<Values>) => {
    mutation.reset()
    notices.showInvalid(errors)
  }
  const clearOutcome = () => {
    mutation.reset()
    notices.dismiss()
  }
  // State lags by a render: a second press can come before the button is disabled.
  const isSubmitting = useRef(false)
  return {
    ...form,
    name,
    state: submissionState(draft, receipts, mutation),
    draft,
    /** Undoes `startAfresh`, while that is possible. */
    undo,
    warnings,
    actions: {
      preload: () => {
        if (send) getSupabase().catch(() => {})
      },
      submit: async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isSubmitting.current) return
        isSubmitting.current = true
        await form.handleSubmit(sendChecked, showErrors)().catch(notices.showFailure)
        isSubmitting.current = false
      },
      startAfresh: () => {
        offerUndo(draft.discard())
        clearOutcome()
      },
      /** Opens the form to correct a sent submission. */
      correct: (id: string) => {
        draft.correct(id)
        clearOutcome()
        receipts.openForm()
      },
      /** Returns to the receipt of the submission. */
      cancelCorrection: () => {
        if (draft.replaces) receipts.open(draft.replaces)
        draft.clear()
        clearOutcome()
      },
      /** Empties the form of a dialog. The success notice stays. */
      resetAfterClosing: () => {
        draft.clear()
        mutation.reset()
        receipts.openForm()
      },
      openForm: receipts.openForm,
      openReceipt: receipts.open,
      forgetReceipt: (id: string) => {
        receipts.forget(id)
        draft.forgetSent(id)
      },
    },
  }
}

/** The result of `useSubmissionForm`, without the parts of react-hook-form. */
export type Submission = Omit<ReturnType<typeof useSubmissionForm>, keyof ReturnType<typeof useForm>>
