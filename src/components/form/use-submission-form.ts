import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type Attempt, attemptInTab } from '@/components/form/attempt'
import type { DraftPlace } from '@/components/form/draft'
import { formActions } from '@/components/form/form-actions'
import { useContactWarnings } from '@/components/form/use-contact-warnings'
import { useDraft } from '@/components/form/use-draft'
import { type FormNotices, useFormNotices } from '@/components/form/use-form-notices'
import {
  type FormReceipts,
  type ReceiptOptions,
  type ReceiptWords,
  useFormReceipts,
} from '@/components/form/use-form-receipts'
import { forms } from '@/content/forms'
import { getSupabase } from '@/data/client'
import { queryClient } from '@/data/query-client'
import type { Submission } from '@/data/submission'
import { readReferralCode } from '@/lib/referral-code'
import { dayOrTime } from '@/lib/short-moment'
import { typedInto } from '@/lib/typed-fields'

type Options<Values extends FieldValues, Sent extends FieldValues> = {
  name: string
  title: string
  schema: ZodMiniType<Sent, Values>
  defaultValues: Values
  /** Stores the values. A form without `send` shows only the failure notice. */
  send?: (submission: Submission<ZodMiniType<Sent, Values>>) => Promise<void>
  notices: FormNotices
  /** The words of every form, by default in English. */
  words?: typeof forms | undefined
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

/**
 * Every form: fields, draft, last attempt, warnings, receipts and actions. One press on the form's button goes this way:
 * 1. `submit` checks the values by the schema. `notices.showInvalid` ends it for invalid ones, `sendChecked` goes on with others.
 * 2. `warnOnce` stops suspicious values once. `lastAttempt.start` gives the submission its id.
 * 3. `mutation` calls `send`, which stores the row. The state is `sending`.
 * 4. Stored: `receipts.add` shows the receipt, `draft.end` deletes the sent values. The state is `stored`.
 * 5. Failed: `notices.showFailure`. Draft and id stay for another press. The state is `failed`.
 */
export function useSubmissionForm<Values extends FieldValues, Sent extends FieldValues>({
  name,
  title,
  schema,
  defaultValues,
  send,
  notices: noticeTexts,
  words = forms,
  draftPlace = 'tab',
  about = '',
  createReference = () => '',
  receipt: receiptOptions,
  onStored,
}: Options<Values, Sent>) {
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const lastAttempt = attemptInTab(name, defaultValues)
  const { wasStored } = lastAttempt
  const draft = useDraft(form, { name, place: draftPlace, defaultValues, wasStored })
  const { warnOnce, ...warnings } = useContactWarnings(form, words)
  const receipts = useFormReceipts({ name, about, draft, ...receiptOptions })
  const notices = useFormNotices(form, noticeTexts)

  const mutation = useMutation(
    {
      mutationFn: async ({ checked, attempt }: { checked: Sent; attempt: Attempt<Values> }) =>
        send?.({ ...attempt, values: checked, referralCode: readReferralCode() }),
      onSuccess: (_, { attempt }) => {
        receipts.add(attempt, { ...defaultValues, ...attempt.values })
        lastAttempt.markAsStored()
        draft.end(attempt.values)
        notices.showSuccess()
      },
    },
    queryClient,
  )
  const sendChecked = async (checked: Sent) => {
    if (!send) return notices.showFailure()
    if (warnOnce()) return
    const { replaces } = draft
    const attempt = lastAttempt.start({ about, replaces, values: form.getValues() }, createReference)
    // Passed here, `onSuccess` is skipped after unmount.
    await mutation.mutateAsync({ checked, attempt }, { onSuccess: () => onStored?.() })
  }
  // State lags by a render: a second press can come before the button is disabled.
  const isSubmitting = useRef(false)
  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    mutation.reset()
    await form.handleSubmit(sendChecked, notices.showInvalid)().catch(notices.showFailure)
    isSubmitting.current = false
  }
  const preload = () => {
    if (send) getSupabase().catch(() => {})
  }
  const { isRestored, hasValues, undo } = draft
  return {
    ...form,
    name,
    title: shownTitle(title, receiptOptions?.words, receipts, words),
    words,
    state: submissionState(receipts, mutation, lastAttempt.valuesOf),
    draft: { isOnDevice: draftPlace === 'device', isRestored, hasValues, undo },
    warnings,
    actions: {
      preload,
      submit,
      enter: draft.enter,
      readFields: (element: HTMLFormElement) => draft.enterChanged(typedInto(element)),
      ...formActions({ draft, lastAttempt, receipts, mutation, notices }),
    },
  }
}

/** The form's own title, that of the receipt in its place, or "Change your booking of Friday" during a correction. */
function shownTitle(
  title: string,
  receiptWords: ReceiptWords | undefined,
  { shown, corrects }: FormReceipts,
  words: typeof forms,
) {
  if (!receiptWords) return title
  if (shown) return receiptWords.title
  return corrects ? words.change(receiptWords.noun, dayOrTime(new Date(corrects.at))) : title
}

/** One of the four states of docs/architecture.md. */
function submissionState<Values>(
  { shown: receipt, takesFocus, corrects, newest }: FormReceipts,
  request: { isPending: boolean; error: Error | null },
  sentValues: (id: string) => Values,
) {
  const common = { takesFocus, corrects, newest }
  if (receipt) return { ...common, status: 'stored', receipt, sent: sentValues(receipt.id) } as const
  if (request.isPending) return { ...common, status: 'sending' } as const
  if (request.error) return { ...common, status: 'failed', error: request.error } as const
  return { ...common, status: 'editing' } as const
}

/** The result of `useSubmissionForm`, without the parts of react-hook-form. */
export type FormModel = Omit<ReturnType<typeof useSubmissionForm>, keyof ReturnType<typeof useForm>>
