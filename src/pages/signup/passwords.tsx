import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { PasswordField } from '@/components/form/fields/password-field'
import type { FormControl } from '@/components/form/hook-form'
import { forms } from '@/content/forms'
import { type WizardField, wizard } from '@/content/signup/wizard'

type PasswordQuestion<Values extends FieldValues> = Extract<
  WizardField<FieldPath<Values>>,
  { kind: 'password' }
>

type PasswordsProps<Values extends FieldValues> = {
  control: FormControl<Values>
  fields: readonly PasswordQuestion<Values>[]
}

/** The password and its repetition, which are never sent. */
export function Passwords<Values extends FieldValues>({ control, fields }: PasswordsProps<Values>) {
  return (
    <fieldset className="grid gap-5 rounded-2xl bg-sea-pale p-4">
      <legend className="float-left font-semibold">{wizard.passwords.title}</legend>
      <p className="-mt-4 text-sm">{wizard.passwords.text}</p>
      {fields.map((field) => (
        <Password key={field.name} control={control} {...field} />
      ))}
    </fieldset>
  )
}

function Password<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  repeats,
}: PasswordQuestion<Values> & { control: FormControl<Values> }) {
  const [value, repeated] = useWatch({ control, name: [name, repeats ?? name] })
  return (
    <PasswordField
      control={control}
      name={name}
      label={label}
      required={required && 'asterisk-only'}
      autoComplete="new-password"
      hint={repeats && value && value !== repeated ? forms.passwordsDiffer : undefined}
    />
  )
}
