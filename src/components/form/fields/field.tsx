import { type ReactNode, useId } from 'react'
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import type { FormControl } from '@/components/form/hook-form'
import { useFormWords } from '@/components/form/use-form-words'
import type { ErrorKey } from '@/data/validators'

/**
 * `asterisk-only` is for the wizards: the specification gives some of their fields an asterisk, but an empty one does not stop Next or
 * Send. Only the database checks whether the row has a name and a way to reply.
 */
export type Requirement = boolean | 'asterisk-only'

export type FieldBinding<Values extends FieldValues> = {
  control: FormControl<Values>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  required?: Requirement | undefined
}

type FieldProps<Values extends FieldValues> = FieldBinding<Values> & {
  children: (attributes: ControlAttributes) => ReactNode
}

type ControlAttributes = {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  children,
}: FieldProps<Values>) {
  const id = useId()
  const error = useFieldError({ control, name })
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`]
  return (
    <div className="max-w-[40rem]">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        <RequiredMark required={required} />
      </label>
      {children({
        id,
        required: required === true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptionIds.filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} errorKey={error} />}
    </div>
  )
}

/** The key of the error that the schema has found in a field, such as `noName`. */
export function useFieldError<Values extends FieldValues>({
  control,
  name,
}: Pick<FieldBinding<Values>, 'control' | 'name'>): string | undefined {
  const state = useFormState({ control, name })
  return control.getFieldState(name, state).error?.message
}

export function RequiredMark({ required }: { required: Requirement | undefined }) {
  if (!required) return null
  return (
    // Hide the asterisk of required fields: screen readers announce `required`.
    <span aria-hidden={required === true} className="text-brick">
      {' *'}
    </span>
  )
}

/** The sentence for an error key of the schema. A rule without a key would show zod's own message. */
export function FieldError({ id, errorKey }: { id: string; errorKey: string }) {
  const errors: Record<string, string> = useFormWords().errors satisfies Record<ErrorKey, string>
  return (
    <p id={id} className="mt-1.5 font-semibold text-brick-deep text-sm">
      {errors[errorKey] ?? errorKey}
    </p>
  )
}

/** The styles of text controls. Their text has at least 16 px, because phones zoom in on smaller text. */
export const controlStyles =
  'block w-full rounded-xl border-2 border-ink-muted/70 bg-paper-white px-4 py-2.5 text-base text-ink placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-brick'
