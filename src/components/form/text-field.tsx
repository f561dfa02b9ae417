import { type ComponentProps, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

type TextFieldProps<Values extends FieldValues, Sent> = Omit<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultValue'
> & {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  hint?: string
}

/** A one-line text control with its label, hint and error. */
export function TextField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  ...input
}: TextFieldProps<Values, Sent>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
        {input.required && (
          <span aria-hidden="true" className="text-brick">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        {...field}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-1 min-h-12 w-full rounded-lg border border-ink-muted bg-paper-white px-3 text-base"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-brick-deep">
          {error}
        </p>
      )}
    </div>
  )
}
