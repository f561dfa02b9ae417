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
  /** Returns the attempt to send, or undefined if a warning stops it. */
  begin: () => Attempt<Values> | undefined
  /** Keeps the receipt of a stored attempt and empties its draft, also after the visitor has left the page. */
  keep: (attempt: Attempt<Values>) => void
  onStored: (() => void) | undefined
}

type Request<Values, Sent> = {
  checked: Sent
  attempt: Attempt<Values>
  /** `keep` of the render in which Send was pressed: later the form may be about another package. */
  keep: (attempt: Attempt<Values>) => void
}

/** The request of a form. A press on Send runs through `submit` and `sendChecked`; `reset` forgets a failure. */
export function useFormRequest<Values extends FieldValues, Sent extends FieldValues>(
  hookForm: UseFormReturn<Values, unknown, Sent>,
  { send, notices, begin, keep, onStored }: FormRequestOptions<Values, Sent>,
) {
  const { mutateAsync, isPending, error, reset } = useMutation(
    {
      mutationFn: async ({ checked, attempt }: Request<Values, Sent>) =>
        send?.({ ...attempt, values: checked, referralCode: readReferralCode() }),
      onSuccess: (_, { attempt, keep }) => {
        keep(attempt)
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
    const attempt = begin()
    // The mutation calls this `onSuccess` only while the form is mounted: `onStored` must not close a dialog opened later.
    if (attempt) await mutateAsync({ checked, attempt, keep }, { onSuccess: () => onStored?.() })
  }

  return { submit, reset, isPending, error }
}
