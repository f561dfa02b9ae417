import { type FocusEvent, type ReactNode, useId } from 'react'
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { type ContactHint, type ContactKind, cleanContact } from '@/components/form/contact-hint'
import { useContactHint } from '@/components/form/use-contact-hint'
import { useForms } from '@/components/form/use-forms'
import type { ErrorKey } from '@/data/validators'
import { cn } from '@/lib/cn'

/** `marked`: the field has an asterisk but may stay empty. */
export type Required = boolean | 'marked'

export type FieldBinding<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  required?: Required | undefined
}

type FieldProps<Values extends FieldValues, Sent> = FieldBinding<Values, Sent> & {
  /** For e-mail and phone fields, which show a hint about a likely typing error. */
  contact?: ContactKind | undefined
  children: (bound: BoundControl<Values>) => ReactNode
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

export type BoundControl<Values extends FieldValues> = Omit<ControllerRenderProps<Values>, 'onBlur'> & {
  /** Receives the event of a text field. */
  onBlur: (event?: FocusEvent<TextElement>) => void
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  required,
  contact,
  children,
}: FieldProps<Values, Sent>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const { hint: found, onLeave } = useContactHint(id, contact, field.value)
  const contactHint = error ? undefined : found
  const described = [hint && `${id}-hint`, error && `${id}-error`, contactHint && `${id}-contact-hint`]
  const acceptSuggestion = (suggestion: string) => {
    field.onChange(suggestion)
    document.getElementById(id)?.focus()
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        <RequiredMark required={required} />
      </label>
      {children({
        ...field,
        onBlur: (event) => {
          // Not `field.value`, because a browser may have filled in the field without an event.
          const cleaned = contact && event ? cleanContact[contact](event.target.value) : field.value
          if (cleaned !== field.value) field.onChange(cleaned)
          field.onBlur()
          onLeave(cleaned)
        },
        id,
        required: required === true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
      {contact && (
        <div id={`${id}-contact-hint`} aria-live="polite">
          {contactHint && <ContactHintMessage {...contactHint} onAccept={acceptSuggestion} />}
        </div>
      )}
    </div>
  )
}

function ContactHintMessage({
  text,
  suggestion,
  onAccept,
}: ContactHint & { onAccept: (suggestion: string) => void }) {
  const look = 'mt-1.5 w-fit rounded-lg bg-marigold-pale px-3 text-sm'
  if (!suggestion) return <p className={cn(look, 'py-1.5')}>{text}</p>
  return (
    <button
      type="button"
      onClick={() => onAccept(suggestion)}
      className={cn(look, 'min-h-11 text-left underline')}
    >
      {text}
    </button>
  )
}

export function RequiredMark({ required }: { required: Required | undefined }) {
  if (!required) return null
  return (
    // Hide the asterisk of required fields: screen readers announce `required`.
    <span aria-hidden={required === true} className="text-brick">
      {' *'}
    </span>
  )
}

/** The sentence for an error key of the schema. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  const errors: Record<string, string> = useForms().errors satisfies Record<ErrorKey, string>
  if (!message) return null
  return (
    <p id={id} className="mt-1.5 font-semibold text-brick-deep text-sm">
      {errors[message] ?? message}
    </p>
  )
}

/** Text of at least 16 px: phones zoom in on smaller text. */
export const controlStyles =
  'block w-full max-w-[40rem] rounded-xl border-2 border-ink-muted/70 bg-paper-white px-4 py-2.5 text-base text-ink placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-brick'
