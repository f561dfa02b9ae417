import { useMutation } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore } from '@/components/form/draft'
import { notify } from '@/components/ui/notify'
import type { Notice } from '@/content/notices'
import { type Attempt, attemptFor } from '@/data/attempt'

type Options<Values, Result> = {
  /** Stores the values. The attempt's id belongs to exactly these values; a changed attempt is handed to `keep`. */
  send: (attempt: Attempt, values: Values, keep: (attempt: Attempt) => void) => Promise<Result>
  notices: { success: Notice; failure: Notice; missing?: Notice }
  draft: DraftStore
}

/**
 * Sends a form: the same values twice are stored once, a failure keeps every field and may be tried again,
 * a success empties the form and its draft. Notices come from the catalogue.
 */
export function useSubmission<Values extends FieldValues, Sent extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Sent>,
  { send, notices, draft }: Options<Sent, Result>,
) {
  const keep = (attempt: Attempt) => draft.write({ ...draft.read(), attempt })
  const mutation = useMutation({
    mutationFn: (values: Sent) => {
      const attempt = attemptFor(values, draft.read().attempt)
      keep(attempt)
      return send(attempt, values, keep)
    },
    onSuccess: () => {
      draft.clear()
      form.reset()
      notify(notices.success)
    },
    onError: (error) => {
      console.error(error)
      notify(notices.failure)
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      if (!mutation.isPending) mutation.mutate(values)
    },
    () => {
      if (notices.missing) notify(notices.missing)
    },
  )
  return { ...mutation, submit }
}
