import { useEffect, useRef } from 'react'
import type { SubmissionFormState } from '@/components/form/use-submission-form'
import { forms } from '@/content/forms'

type ReplyToProps = {
  form: Pick<SubmissionFormState, 'name' | 'sent' | 'change'>
  says?: string
}

/** Where we answer what was just sent, and the way back to the form that holds it. */
export function ReplyTo({ form: { name, sent, change }, says = forms.replyTo }: ReplyToProps) {
  const field = ['email', 'phone'].find((field) => sent?.[field]?.trim())
  const isGoingBack = useRef(false)
  // `change` unmounts this text, and may mount or enable the field in the same render; the cleanup runs after it.
  useEffect(
    () => () => {
      if (!field || !isGoingBack.current) return
      isGoingBack.current = false
      const control = document.forms.namedItem(name)?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    },
    [name, field],
  )
  if (!field) return null
  const goBack = () => {
    isGoingBack.current = true
    change()
  }
  return (
    <p className="mt-2 wrap-anywhere">
      {says} <strong>{sent?.[field].trim()}</strong>{' '}
      <span className="whitespace-nowrap">
        ·{' '}
        <button type="button" onClick={goBack} className="link">
          {forms.change} <span className="sr-only">{forms.changeWhat}</span>
        </button>
      </span>
    </p>
  )
}
