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
import type { ZodMiniType } from 'zod/mini'
import { type Attempt, lastAttemptOf, nextAttempt } from '@/components/form/attempt'
import { useContactWarnings } from '@/components/form/contact-warnings'
import { changedFields, type Draft, type DraftPlace } from '@/components/form/draft-store'
import type { FormModel, SubmissionState } from '@/components/form/form-model'
import { useDraft } from '@/components/form/use-draft'
import { type FormNotices, useFormNotices } from '@/components/form/use-form-notices'
import {
  type FormView,
  type ReceiptOptions,
  type ShownReceipt,
  useFormReceipts,
} from '@/components/form/use-form-receipts'
import { getSupabase } from '@/data/client'
import { queryClient } from '@/data/query-client'
import type { Submission } from '@/data/submission'
import { forgetReceipt } from '@/lib/receipts'
import { readReferralCode } from '@/lib/referral-code'
import { typedInto } from '@/lib/typed-fields'

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

/**
 * Every form: its fields, and what a press on a button does to its draft, its last attempt, the request and the receipts.
 * A press on Send runs through `submit`, `sendChecked` and `request`.
 */
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
}: SubmissionFormOptions<Values, Sent>): Pick<UseFormReturn<Values, unknown, Sent>, 'control' | 'watch'> &
  FormModel<Values> {
  const hookForm = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const lastAttempt = lastAttemptOf(name, defaultValues)
  const { storedValues } = lastAttempt
  const draft = useDraft(hookForm, { name, place: draftPlace, defaultValues, storedValues })
  const receipts = useFormReceipts(draft, { name, title, about, receipt })
  const { warnings, warnOnce } = useContactWarnings(hookForm)
  const notices = useFormNotices(hookForm, noticeTexts)

  const request = useMutation(
    {
      mutationFn: async ({ checked, attempt }: { checked: Sent; attempt: Attempt<Values> }) =>
        send?.({ ...attempt, values: checked, referralCode: readReferralCode() }),
      onSuccess: (_, { attempt }) => {
        receipts.add(attempt, { ...defaultValues, ...attempt.values })
        // "Start afresh" may have forgotten the attempt during the request.
        if (lastAttempt.find(attempt.id)) lastAttempt.set({ ...attempt, isStored: true })
        // Values that were typed during the request, or before a correction, stay in the form.
        draft.replace({ values: { ...setAside.current, ...draft.newerThan(attempt.values) } })
        setAside.current = {}
        notices.showSuccess()
      },
    },
    queryClient,
  )
  const isSubmitting = useRef(false)
  /** The values that a correction has replaced in the form. */
  const setAside = useRef<Partial<Values>>({})

  async function submit() {
    // `request.isPending` is one render late: a second press can come before the button is disabled.
    if (isSubmitting.current) return
    isSubmitting.current = true
    request.reset()
    try {
      await hookForm.handleSubmit(sendChecked, notices.showInvalid)().catch(notices.showFailure)
    } finally {
      isSubmitting.current = false
    }
  }

  async function sendChecked(checked: Sent) {
    if (!send) return notices.showFailure()
    if (warnOnce()) return
    const values = hookForm.getValues()
    const { replaces } = draft
    const reference = createReference(values)
    const attempt = nextAttempt(lastAttempt.get(), { about, reference, replaces, values }, draft.isKept())
    lastAttempt.set(attempt)
    // The mutation calls this `onSuccess` only while the form is mounted: `onStored` must not close a dialog opened later.
    await request.mutateAsync({ checked, attempt }, { onSuccess: () => onStored?.() })
  }

  /** Fills the form with another draft, shows the form or a receipt, and forgets the last request and what was set aside. */
  function resetTo(next: Draft<Values>, view: FormView) {
    draft.replace(next)
    receipts.show(view)
    request.reset()
    setAside.current = {}
    // The order's dialog can be closed during a request, opened again and sent.
    isSubmitting.current = false
  }

  return {
    control: hookForm.control,
    watch: hookForm.watch,
    name,
    title: receipts.title,
    state: stateOf(receipts.shown, request),
    takesFocus: receipts.takesFocus,
    corrects: receipts.corrects,
    newestReceipt: receipts.newest,
    sentValues: receipts.shown && lastAttempt.find(receipts.shown.id)?.values,
    draft: {
      isOnDevice: draftPlace === 'device',
      isRestored: draft.isRestored,
      hasValues: draft.hasValues,
    },
    warnings,
    actions: {
      preload: () => {
        if (receipt) getSupabase().catch(() => {})
      },
      readFields: (element) => draft.enter(changedFields(hookForm.getValues(), typedInto(element))),
      enter: draft.enter,
      focusField: (field) => hookForm.setFocus(field as FieldPath<Values>),
      submit,
      startAfresh: () => {
        const forgotten = { attempt: lastAttempt.get(), draft: draft.get(), values: hookForm.getValues() }
        lastAttempt.set(undefined)
        resetTo({ values: {} }, 'form')
        notices.dismiss()
        return () => {
          lastAttempt.set(forgotten.attempt)
          draft.replace(forgotten.draft)
          // The draft holds no passwords.
          hookForm.setValues(forgotten.values)
        }
      },
      correct: (id) => {
        const { values } = draft.get()
        resetTo({ values: lastAttempt.find(id)?.values ?? {}, replaces: id }, 'form')
        setAside.current = values
        notices.dismiss()
      },
      cancelCorrection: (id) => {
        resetTo({ values: setAside.current }, { receipt: id })
        notices.dismiss()
      },
      resetAfterClosing: () => resetTo({ values: {} }, 'form'),
      forgetReceipt: (id) => {
        if (lastAttempt.find(id)) lastAttempt.set(undefined)
        forgetReceipt(id)
        receipts.show('form')
      },
      showForm: () => receipts.show('form'),
      showReceipt: (id) => receipts.show({ receipt: id }),
    },
  }
}

function stateOf(
  receipt: ShownReceipt | undefined,
  { isPending, error }: { isPending: boolean; error: Error | null },
): SubmissionState {
  if (receipt) return { status: 'stored', receipt }
  if (isPending) return { status: 'sending' }
  return error ? { status: 'failed', error } : { status: 'editing' }
}
