import { useId } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { HookForm } from '@/components/form/hook-form'
import { onNextChange } from '@/components/form/on-next-change'
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
export function useFormNotices<Values extends FieldValues>(
  hookForm: HookForm<Values>,
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
      const values = hookForm.getValues()
      const isMissing = Object.keys(errors).some((field) => isBlank(values[field]))
      const notice = isMissing ? (missing ?? invalid) : invalid
      if (!notice) return
      notify(notice, id)
      onNextChange(hookForm, dismiss)
    },
  }
}
