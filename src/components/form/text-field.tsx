import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlStyles, Field, type FieldBinding } from '@/components/form/field'
import { cn } from '@/lib/cn'

type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'name' | 'value' | 'defaultValue' | 'required' | 'id'
>

export type TextFieldProps<Values extends FieldValues, Sent> = FieldBinding<Values, Sent> & Native<'input'>

export function TextField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  required,
  type,
  className,
  ...input
}: TextFieldProps<Values, Sent>) {
  const contact = (['email', 'tel'] as const).find((kind) => kind === type)
  return (
    <Field control={control} name={name} label={label} hint={hint} required={required} contact={contact}>
      {(bound) => (
        <input {...input} type={type} {...bound} className={cn(controlStyles, 'min-h-12', className)} />
      )}
    </Field>
  )
}

export function TextAreaField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  required,
  className,
  ...textarea
}: FieldBinding<Values, Sent> & Native<'textarea'>) {
  return (
    <Field control={control} name={name} label={label} hint={hint} required={required}>
      {(bound) => <textarea rows={5} {...textarea} {...bound} className={cn(controlStyles, className)} />}
    </Field>
  )
}
