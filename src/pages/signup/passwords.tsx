import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { PasswordField } from '@/components/form/fields/password-field'
import type { FormControl } from '@/components/form/form-model'
import { forms } from '@/content/forms'
import { type WizardField, wizard } from '@/content/signup/wizard'

type PasswordsProps<Values extends FieldValues> = {
  control: FormControl<Values>
  fields: readonly WizardField<FieldPath<Values>>[]
}

/** The password and its repetition, which are never sent. */
export function Passwords<Values extends FieldValues>({ control, fields }: PasswordsProps<Values>) {
  const [password, repetition]: unknown[] = useWatch({ control, name: fields.map(({ name }) => name) })
  return (
    <fieldset className="grid gap-5 rounded-2xl bg-sea-pale p-4">
      <legend className="float-left font-semibold">{wizard.passwords.title}</legend>
      <p className="-mt-4 text-sm">{wizard.passwords.text}</p>
      {fields.map(({ name, label, required }, index) => (
        <PasswordField
          key={name}
          control={control}
          name={name}
          label={label}
          required={required && 'asterisk-only'}
          autoComplete="new-password"
          hint={index > 0 && repetition && repetition !== password ? forms.passwordsDiffer : undefined}
        />
      ))}
    </fieldset>
  )
}
