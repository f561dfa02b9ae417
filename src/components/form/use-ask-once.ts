import { useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { contactWarnings } from '@/components/form/contact-hint'

export type ContactWarning = ReturnType<typeof contactWarnings>[number] & {
  focus: () => void
  /** Puts the suggested address into the field. */
  accept: () => void
}

/** Stops a submission once for each suspicious value, such as a phone number of five digits. */
export function useAskOnce<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  const [warnings, setWarnings] = useState<ContactWarning[]>([])
  const warned = useRef(new Set<string>())
  return {
    warnings,
    /** Shows new warnings. Returns whether there are any. */
    warnOnce: () => {
      const keyOf = ({ field, value }: { field: string; value: string }) => `${field} ${value}`
      const unseen = contactWarnings(form.getValues()).filter(
        (warning) => !warned.current.has(keyOf(warning)),
      )
      for (const warning of unseen) warned.current.add(keyOf(warning))
      const focus = (field: string) => form.setFocus(field as Path<Values>)
      const change = (field: string, value: string) =>
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>)
      setWarnings(
        unseen.map((warning) => ({
          ...warning,
          focus: () => focus(warning.field),
          accept: () => warning.suggestion && change(warning.field, warning.suggestion),
        })),
      )
      const [first] = unseen
      if (!first) return false
      focus(first.field)
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback: () => {
          unsubscribe()
          setWarnings([])
        },
      })
      return true
    },
  }
}
