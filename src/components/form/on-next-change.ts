import type { FieldValues } from 'react-hook-form'
import type { FormFields } from '@/components/form/form-model'

/** Runs a task when a value of the form changes next, and only then. */
export function onNextChange<Values extends FieldValues>(fields: FormFields<Values>, task: () => void) {
  const unsubscribe = fields.subscribe({
    formState: { values: true },
    callback: () => {
      unsubscribe()
      task()
    },
  })
}
