import { useId } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { dismissNotice, notify } from '@/components/toasts/toasts'
import type { Notice } from '@/content/notices'
import { isBlank } from '@/lib/typed-fields'

export type FormNotices = {
  success?: Notice
  failure: Notice | ((error: unknown) => Notice)
  /** Shown if a required field is blank. `invalid` is shown for any other error. */
  missing?: Notice
  invalid?: Notice
}

/** Functions that show a form's notices as toasts. A notice replaces the form's last one. */
export function useFormNotices<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { success, failure, missing, invalid }: FormNotices,
) {
  const id = useId()
  const dismiss = () => dismissNotice(id)
  return {
    dismiss,
    showSuccess: () => {
      if (success) notify(success, id)
    },
    showFailure: (error?: unknown) => {
      if (error) console.error(error)
      notify(typeof failure === 'function' ? failure(error) : failure, id)
    },
    /** The notice stays until a value changes. */
    showInvalid: (errors: FieldErrors<Values>) => {
      const values = form.getValues()
      const isMissing = Object.keys(errors).some((field) => isBlank(values[field]))
      const notice = isMissing ? (missing ?? invalid) : invalid
      if (!notice) return
      notify(notice, id)
      onNextChange(form, dismiss)
    },
  }
}

/** Runs a task when a value of the form changes next, and only then. */
export function onNextChange<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  task: () => void,
) {
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      unsubscribe()
      task()
    },
  })
}
