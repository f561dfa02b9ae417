import { type FormEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore } from '@/components/form/draft'
import { changesSince, withoutSecrets } from '@/components/form/form-values'
import { useAskOnce } from '@/components/form/use-ask-once'
import type { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { type SubmitNotices, useSubmitNotices } from '@/components/form/use-submit-notices'
import { useIsMounted } from '@/components/hooks/use-is-mounted'
import { DataError } from '@/data/error'
import { requireRowSize } from '@/data/row-size'
import type { Submission } from '@/data/submission'
import { readReferralCode } from '@/lib/referral-code'

export type SubmitOptions<Values, Sent, Result> = {
  submission: Submission<Values, Sent, Result>
  notices: SubmitNotices
  onSuccess?: (result: Result, values: Sent) => void
}

type State<Values, Result> = {
  status: 'idle' | 'pending' | 'error' | 'success'
  error?: unknown
  result?: Result
  sentValues?: Values
}

/** Checks, asks once, stores, and tells the outcome. */
export function useSubmit<Values extends FieldValues, Sent extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Sent>,
  options: SubmitOptions<Values, Sent, Result> & {
    defaultValues: Values
    draft: DraftStore<Values>
    idempotencyKey: ReturnType<typeof useIdempotencyKey<Values, Sent>>
  },
) {
  const { submission, defaultValues, draft, idempotencyKey } = options
  const { secrets, referralCode } = submission
  const { warnings, warnOnce } = useAskOnce(form)
  const [state, setState] = useState<State<Values, Result>>({ status: 'idle' })
  const change = (changes: State<Values, Result>) => setState((before) => ({ ...before, ...changes }))
  const notices = useSubmitNotices(form, options.notices)
  // State lags by a render: a second press can come before the button is disabled.
  const isSubmitting = useRef(false)
  const isMounted = useIsMounted()

  const store = async (checked: Sent) => {
    if (!submission.store) return notices.notifyFailure()
    if (warnOnce()) return change({ status: 'idle' })
    change({ status: 'pending' })
    // Before the first await: later changes are not sent.
    const submitted = form.getValues()
    const values = withoutSecrets(checked, secrets)
    const payload = referralCode ? { ...values, referralCode: readReferralCode() } : values
    requireRowSize(payload)
    const { id, minted } = await idempotencyKey.keyFor(payload)
    const result = await submission.store(id, payload, minted)
    draft.clear()
    form.reset({ ...defaultValues, ...changesSince(submitted, form.getValues()) })
    change({ status: 'success', result, sentValues: withoutSecrets(submitted, secrets) })
    notices.notifySuccess()
    if (isMounted.current) options.onSuccess?.(result, values)
  }
  const fail = (error: unknown) => {
    if (error instanceof DataError && error.kind === 'too-long') {
      change({ status: 'idle' })
      return notices.notifyTooLong()
    }
    console.error(error)
    change({ status: 'error', error })
    notices.notifyFailure(error)
  }
  const handleSubmit = form.handleSubmit(store, (errors) => {
    change({ status: 'idle' })
    notices.notifyInvalid(errors)
  })
  return {
    warnings,
    isPending: state.status === 'pending',
    isError: state.status === 'error',
    error: state.status === 'error' ? state.error : undefined,
    isSuccess: state.status === 'success',
    result: state.result,
    /** The values stored last, in memory only. */
    sentValues: state.sentValues,
    dismissNotice: notices.dismissNotice,
    resetStatus: () => setState({ status: 'idle' }),
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (isSubmitting.current) return
      isSubmitting.current = true
      notices.stopDismissing()
      await handleSubmit().catch(fail)
      isSubmitting.current = false
    },
  }
}
