import { type ReactNode, useId } from 'react'
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { forms } from '@/content/forms'
import type { ErrorKey } from '@/data/validators'

export type FieldBinding<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  required?: boolean | undefined
  /** The id of a text elsewhere that belongs to the field. */
  describedBy?: string | undefined
}

type FieldProps<Values extends FieldValues, Sent> = FieldBinding<Values, Sent> & {
  children: (bound: BoundControl<Values>) => ReactNode
}

type BoundControl<Values extends FieldValues> = ControllerRenderProps<Values> & {
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
  describedBy,
  children,
}: FieldProps<Values, Sent>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        ...field,
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-brick">
      {' *'}
    </span>
  )
}

const errors: Record<string, string> = forms.errors satisfies Record<ErrorKey, string>

/** The sentence of an error that the schema names by its key. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="mt-1.5 font-semibold text-brick-deep text-sm">
      {errors[message] ?? message}
    </p>
  )
}

/** At least 16 px of text, or phones zoom in. */
export const controlStyles =
  'block w-full rounded-xl border-2 border-ink-muted/60 bg-paper-white px-4 py-2.5 text-base text-ink placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-brick'
