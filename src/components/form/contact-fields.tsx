import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextAreaField, TextField, type TextFieldProps } from '@/components/form/text-field'

export function NameField<Values extends FieldValues, Sent>(props: TextFieldProps<Values, Sent>) {
  return <TextField autoComplete="name" autoCapitalize="words" {...props} />
}

export function EmailField<Values extends FieldValues, Sent>(props: TextFieldProps<Values, Sent>) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />
}

export function PhoneField<Values extends FieldValues, Sent>(props: TextFieldProps<Values, Sent>) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
}

export function MessageField<Values extends FieldValues, Sent>(
  props: ComponentProps<typeof TextAreaField<Values, Sent>>,
) {
  return <TextAreaField {...props} />
}
