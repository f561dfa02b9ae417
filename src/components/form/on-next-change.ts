import type { FieldValues, UseFormReturn } from 'react-hook-form'

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
