import type { FieldValues } from 'react-hook-form'
import type { HookForm } from '@/components/form/hook-form'

/** Runs a task when a value of the form changes next, and only then. */
export function onNextChange<Values extends FieldValues>(hookForm: HookForm<Values>, task: () => void) {
  const unsubscribe = hookForm.subscribe({
    formState: { values: true },
    callback: () => {
      unsubscribe()
      task()
    },
  })
}
