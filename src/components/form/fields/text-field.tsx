import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlStyles, Field, type FieldBinding } from '@/components/form/fields/field'
import { cleanEmail, cleanPhone } from '@/data/contact-values'
import { cn } from '@/lib/cn'

type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'name' | 'value' | 'defaultValue' | 'required' | 'id'
>

type TextFieldProps<Values extends FieldValues> = FieldBinding<Values> &
  Native<'input'> & {
    /** Cleans the value on blur: removes pasted additions, such as `mailto:`. */
    clean?: (text: string) => string
  }

export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  clean,
  className,
  ...input
}: TextFieldProps<Values>) {
  const { onBlur, onChange, ...registered } = control.register(name)
  return (
    <Field control={control} name={name} label={label} hint={hint} required={required}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          {...registered}
          onChange={onChange}
          onBlur={(event) => {
            const { target } = event
            const cleaned = clean?.(target.value) ?? target.value
            if (cleaned !== target.value) {
              target.value = cleaned
              // As if it had been typed, so that the draft follows.
              onChange({ type: 'change', target })
            }
            onBlur(event)
          }}
          className={cn(controlStyles, 'min-h-12', className)}
        />
      )}
    </Field>
  )
}

export function TextAreaField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  ...textarea
}: FieldBinding<Values> & Native<'textarea'>) {
  return (
    <Field control={control} name={name} label={label} hint={hint} required={required}>
      {(attributes) => (
        <textarea
          rows={5}
          {...textarea}
          {...attributes}
          {...control.register(name)}
          className={controlStyles}
        />
      )}
    </Field>
  )
}

export function NameField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField autoComplete="name" autoCapitalize="words" {...props} />
}

export function EmailField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField type="email" inputMode="email" autoComplete="email" clean={cleanEmail} {...props} />
}

export function PhoneField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" clean={cleanPhone} {...props} />
}
