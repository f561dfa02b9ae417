import { type ChangeEvent, type ComponentProps, type FocusEvent, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type BoundControl, controlStyles, Field, type FieldBinding } from '@/components/form/field'
import { cn } from '@/lib/cn'

type TextElement = HTMLInputElement | HTMLTextAreaElement

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
        <TextInput
          {...input}
          type={type}
          bound={bound}
          className={cn(controlStyles, 'min-h-12', className)}
        />
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
      {(bound) => <TextArea rows={5} {...textarea} bound={bound} className={cn(controlStyles, className)} />}
    </Field>
  )
}

type Bound<Values extends FieldValues> = { bound: BoundControl<Values> }

export function TextInput<Values extends FieldValues>({ bound, ...input }: Native<'input'> & Bound<Values>) {
  return <input {...input} {...useUncontrolled(bound)} />
}

function TextArea<Values extends FieldValues>({ bound, ...textarea }: Native<'textarea'> & Bound<Values>) {
  return <textarea {...textarea} {...useUncontrolled(bound)} />
}

/** Uncontrolled, because a browser may have filled in the field without an event. */
function useUncontrolled<Values extends FieldValues>({
  value,
  ref,
  onChange,
  onBlur,
  ...bound
}: BoundControl<Values>) {
  const element = useRef<TextElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    if (element.current && element.current.value !== value) element.current.value = value
  }, [value])
  const change = (event: ChangeEvent<TextElement> | FocusEvent<TextElement>) => {
    last.current = event.target.value as typeof value
    onChange(event)
  }
  return {
    ...bound,
    defaultValue: value,
    ref: (node: TextElement | null) => {
      element.current = node
      ref(node)
    },
    onChange: change,
    onBlur: (event: FocusEvent<TextElement>) => {
      if (event.target.value !== value) change(event)
      onBlur(event)
    },
  }
}
