import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type ContactWarning, contactWarnings } from '@/components/form/contact-warnings'
import { onNextChange } from '@/components/form/use-form-notices'
import type { forms } from '@/content/forms'

/** Stops a submission once for each suspicious value, such as a phone number of five digits. */
export function useContactWarnings<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  words: typeof forms,
) {
  const [list, setList] = useState<ContactWarning[]>([])
  const warnedValues = useRef(new Set<string>())
  return {
    list,
    focusField: (field: string) => form.setFocus(field as Path<Values>),
    /** Shows new warnings. Returns whether there are any. */
    warnOnce: () => {
      const newWarnings = contactWarnings(form.getValues(), words).filter(
        ({ value }) => !warnedValues.current.has(value),
      )
      for (const { value } of newWarnings) warnedValues.current.add(value)
      setList(newWarnings)
      if (newWarnings.length === 0) return false
      onNextChange(form, () => setList([]))
      return true
    },
  }
}
