import { flushSync } from 'react-dom'
import type { SubmissionFormState } from '@/components/form/use-submission-form'
import { forms } from '@/content/forms'

type ReplyToProps = {
  form: Pick<SubmissionFormState, 'name' | 'sent' | 'change'>
  says?: string
}

/** Where we answer what was just sent, and the way back to the form that holds it. */
export function ReplyTo({ form: { name, sent, change }, says = forms.replyTo }: ReplyToProps) {
  const field = ['email', 'phone'].find((field) => sent?.[field]?.trim())
  if (!field) return null
  const goBack = () => {
    flushSync(change)
    const control = document.forms.namedItem(name)?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
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
