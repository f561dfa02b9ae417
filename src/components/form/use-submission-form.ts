import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form'
import { v4 as newId } from 'uuid'
import type { ZodMiniType } from 'zod/mini'
import {
  changesSince,
  type Draft,
  type DraftPlace,
  draftStore,
  type SentAttempt,
  withoutPasswords,
} from '@/components/form/draft'
import { useContactWarnings } from '@/components/form/use-contact-warnings'
import { useDraft } from '@/components/form/use-draft'
import { type FormNotices, useFormNotices } from '@/components/form/use-form-notices'
import { type ReceiptOptions, useReceipt } from '@/components/form/use-receipt'
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
  draft?: DraftPlace
  /** The package, product or selection, if the form has several. */
  about?: string
  /** Creates a reference or code, which is stored with the row's id. */
  reference?: (values: Values) => string
  /** Set by every form that stores a row. */
  receipt?: ReceiptOptions<Values>
  onStored?: () => void
}

/** The state of every form: draft, checks, one submission at a time, its outcome and its receipt. */
export function useSubmissionForm<Values extends FieldValues, Sent extends FieldValues>({
  name,
  schema,
  defaultValues,
  send,
  notices: noticeTexts,
  draft: place = 'tab',
  about = '',
  reference,
  receipt: receiptOptions,
  onStored,
}: Options<Values, Sent>) {
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const { draft, isRestored, readFields, enter, fill } = useDraft(form, store, { name, defaultValues })
  const isTyping = Object.keys(draft?.values ?? {}).length > 0
  const { receiptOf, storeReceipt, ...receipts } = useReceipt(name, about, receiptOptions, isTyping)
  const { warnOnce, ...asked } = useContactWarnings(form)
  const { undo, offerUndo } = useUndo()
  const notices = useFormNotices(form, noticeTexts)

  const mutation = useMutation(
    {
      mutationFn: async ({ checked, attempt }: { checked: Sent; attempt: SentAttempt<Values> }) => {
        const { id, reference } = attempt
        const replaces = draft?.replaces === id ? undefined : draft?.replaces
        await send?.({ id, values: checked, reference, referralCode: readReferralCode(), replaces })
        return { replaces }
      },
      onSuccess: ({ replaces }, { attempt }) => {
        const { id, reference, values } = attempt
        store.writeAttempt({ ...attempt, isStored: true })
        storeReceipt({ id, reference }, { ...defaultValues, ...values }, replaces)
        store.clearOwn()
        // Keep the values that were typed while the request was running: they were not sent.
        const typed = withoutPasswords(changesSince(values, form.getValues()))
        const next = Object.keys(typed).length > 0 ? { values: typed } : undefined
        if (next) store.write(next)
        fill(next)
        notices.showSuccess()
      },
      onError: (error) => notices.showFailure(error),
    },
    queryClient,
  )

  const storeOnce = async (checked: Sent) => {
    if (!send) return notices.showFailure()
    if (warnOnce()) return mutation.reset()
    const values = withoutPasswords(form.getValues())
    const attempt = store.sameAttempt(values, about, draft?.replaces) ?? {
      id: newId(),
      about,
      reference: reference?.(form.getValues()) ?? '',
      values,
      isStored: false,
    }
    store.writeAttempt(attempt)
    await mutation.mutateAsync({ checked, attempt }, onStored && { onSuccess: onStored }).catch(() => {})
  }
  const showErrors = (errors: FieldErrors<Values>) => {
    mutation.reset()
    notices.showInvalid(errors)
  }
  /** The sent values, which this tab keeps until it is closed. */
  const sentValuesOf = (id: string | undefined) => {
    const sent = id === undefined ? undefined : store.readAttempt()
    return sent && sent.id === id && sent.isStored ? sent.values : undefined
  }
  /** Shows the form with a draft, or with its default values, and without the outcome of a submission. */
  const startWith = (next?: Draft<Values>) => {
    if (next) store.write(next)
    else store.clear()
    fill(next)
    mutation.reset()
  }
  // State lags by a render: a second press can come before the button is disabled.
  const isSubmitting = useRef(false)

  return {
    ...form,
    ...receipts,
    ...asked,
    name,
    readFields,
    enter,
    undo,
    isOnDevice: place === 'device',
    isTyping,
    /** Whether the draft holds text of an earlier visit, or from before a reload. */
    isRestored,
    isPending: mutation.isPending,
    error: mutation.error,
    sentValues: sentValuesOf(receipts.receipt?.id),
    /** The receipt of the submission that the form changes. */
    changing: receiptOf(draft?.replaces),
    preload: () => {
      if (send) getSupabase().catch(() => {})
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSubmitting.current) return
      isSubmitting.current = true
      await form.handleSubmit(storeOnce, showErrors)().catch(notices.showFailure)
      isSubmitting.current = false
    },
    startAfresh: () => {
      const values = form.getValues()
      const [draft, attempt] = [store.read(), store.readAttempt()]
      startWith()
      store.clearAttempt()
      notices.dismiss()
      offerUndo(() => {
        if (draft) store.write(draft)
        if (attempt) store.writeAttempt(attempt)
        fill(draft && { ...draft, values })
      })
    },
    /** Empties the form without an offer to undo it. For dialogs, after they close. */
    resetAfterClosing: () => {
      startWith()
      receipts.showForm()
    },
    /** Opens the form to change the sent submission, with its values if this tab still has them. */
    change: (id: string) => {
      startWith({ values: sentValuesOf(id) ?? {}, replaces: id })
      notices.dismiss()
      receipts.showForm()
    },
    /** Cancels the change and returns to the receipt. */
    stopChanging: (id: string) => {
      startWith()
      receipts.showReceipt(id)
    },
  }
}

export type SubmissionFormState = Omit<ReturnType<typeof useSubmissionForm>, keyof ReturnType<typeof useForm>>
