import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { contactQuestions } from '@/components/form/contact-hint'

export type Question = { field: string; value: string; text: string; focus: () => void }

/** Stops a submission once for each value that cannot work, such as a phone number of five digits. */
export function useAskOnce<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  const [questions, setQuestions] = useState<Question[]>([])
  const asked = useRef(new Set<string>())
  return {
    questions,
    /** Whether the values must be confirmed: by the next submission, or by another value. */
    mustAsk: () => {
      const isNew = ({ field, value }: { field: string; value: string }) =>
        !asked.current.has(`${field} ${value}`)
      const found = contactQuestions(form.getValues()).filter(isNew)
      for (const { field, value } of found) asked.current.add(`${field} ${value}`)
      const focus = (field: string) => form.setFocus(field as Path<Values>)
      setQuestions(found.map((question) => ({ ...question, focus: () => focus(question.field) })))
      const [first] = found
      if (!first) return false
      focus(first.field)
      const stop = form.subscribe({
        formState: { values: true },
        callback: () => {
          stop()
          setQuestions([])
        },
      })
      return true
    },
  }
}
