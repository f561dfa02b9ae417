import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Attempt } from '@/components/form/memory/form-memory'
import type { useFormNotices } from '@/components/form/use-form-notices'
import { queryClient } from '@/data/query-client'
import type { Submission } from '@/data/submission'
import { readReferralCode } from '@/lib/referral-code'

type FormRequestOptions<Values extends FieldValues, Sent extends FieldValues> = {
  send: ((submission: Submission<ZodMiniType<Sent, Values>>) => Promise<void>) | undefined
  notices: ReturnType<typeof useFormNotices<Values>>
  /** Begins the attempt of this press. Returns undefined if a warning stops it. */
  beginAttempt: () => BegunAttempt<Values> | undefined
  /** Called after `keepReceipt`, if the form is still on the page. */
  onStored: (() => void) | undefined
}

type BegunAttempt<Values> = {
  attempt: Attempt<Values>
  /** Keeps the receipt and empties the draft, also after the visitor has left the page. */
  keepReceipt: () => void
}

/** The request of a form. A press on Send runs through `submit` and `sendChecked`; `reset` forgets a failure. */
export function useFormRequest<Values extends FieldValues, Sent extends FieldValues>(
  hookForm: UseFormReturn<Values, unknown, Sent>,
  { send, notices, beginAttempt, onStored }: FormRequestOptions<Values, Sent>,
) {
  const { mutateAsync, isPending, error, reset } = useMutation(
    {
      mutationFn: async ({ checked, attempt }: BegunAttempt<Values> & { checked: Sent }) =>
        send?.({ ...attempt, values: checked, referralCode: readReferralCode() }),
      onSuccess: (_, { keepReceipt }) => {
        keepReceipt()
        notices.showSuccess()
      },
    },
    queryClient,
  )
  const isSubmitting = useRef(false)

  async function submit() {
    // `isPending` is one render late: a second press can come before the button is disabled.
    if (isSubmitting.current) return
    isSubmitting.current = true
    reset()
    try {
      await hookForm.handleSubmit(sendChecked, notices.showInvalid)().catch(notices.showFailure)
    } finally {
      isSubmitting.current = false
    }
  }

  async function sendChecked(checked: Sent) {
    if (!send) return notices.showFailure()
    const begun = beginAttempt()
    // The mutation calls this `onSuccess` only while the form is mounted: it must not close a dialog opened later.
    if (begun) await mutateAsync({ ...begun, checked }, { onSuccess: () => onStored?.() })
  }

  return { submit, reset, isPending, error }
}
