import { useId, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isBlank } from '@/components/form/is-blank'
import { dismissNotice, notify } from '@/components/ui/toasts'
import { notices as catalogue, type Notice } from '@/content/notices'
import { sizeOf } from '@/data/row-size'
import type { ErrorKey } from '@/data/validators'

export type SubmitNotices = {
  success?: Notice
  failure: Notice | ((error: unknown) => Notice)
  /** A required field is blank. Any other error: `invalid`. */
  missing?: Notice
  invalid?: Notice
}

/** The notices of a form's submissions, of which one is shown at a time. */
export function useSubmitNotices<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { success, failure, missing, invalid }: SubmitNotices,
) {
  const id = useId()
  const unsubscribe = useRef(() => {})
  return {
    dismissNotice: () => dismissNotice(id),
    /** A new submission replaces the notice, so a changed value no longer dismisses it. */
    stopDismissing: () => unsubscribe.current(),
    notifySuccess: () => success && notify(success, id),
    notifyFailure: (error?: unknown) => notify(typeof failure === 'function' ? failure(error) : failure, id),
    notifyInvalid: (errors: FieldErrors<Values>) => {
      const values = form.getValues()
      const isMissing = Object.keys(errors).some((field) => isBlank(values[field]))
      const notice = isMissing ? (missing ?? invalid) : invalid
      if (!notice) return
      notify(notice, id)
      unsubscribe.current = form.subscribe({
        formState: { values: true },
        callback: () => {
          unsubscribe.current()
          dismissNotice(id)
        },
      })
    },
    notifyTooLong: () => {
      const fields = Object.entries(form.getValues())
      const [longest] = fields.reduce((one, other) => (sizeOf(other[1]) > sizeOf(one[1]) ? other : one))
      form.setError(longest as Path<Values>, { message: 'tooLong' satisfies ErrorKey }, { shouldFocus: true })
      notify(catalogue.tooLong, id)
    },
  }
}
