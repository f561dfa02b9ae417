import type { FieldPath, FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { CheckboxField, ChoiceGroup } from '@/components/form/fields/choice-fields'
import { SelectField } from '@/components/form/fields/select-field'
import { TextAreaField, TextField } from '@/components/form/fields/text-field'
import type { FormControl } from '@/components/form/hook-form'
import type { WizardField } from '@/content/signup/wizard'

type WizardQuestionProps<Values extends FieldValues> = {
  control: FormControl<Values>
  field: Exclude<WizardField<FieldPath<Values>>, { kind: 'password' }>
}

export function WizardQuestion<Values extends FieldValues>({ control, field }: WizardQuestionProps<Values>) {
  const { name, label, hint, required } = field
  const binding = { control, name, label, hint, required: required && ('asterisk-only' as const) }
  switch (field.kind) {
    case 'text':
      return <TextField {...field.input} {...binding} />
    case 'long-text':
      return <TextAreaField rows={4} autoCapitalize="sentences" {...binding} />
    case 'one-of':
      return <SelectField placeholder={field.placeholder} groups={optionGroups(field)} {...binding} />
    case 'several':
      return <ChoiceGroup type="checkbox" options={field.options} {...binding} />
    case 'yes':
      return (
        <CheckboxField control={control} name={name} label={label}>
          {field.link && (
            <Link to={field.link.to} target="_blank" className="underline">
              {field.link.label}
            </Link>
          )}
        </CheckboxField>
      )
  }
}

/** The options that are valid today. */
const optionGroups = ({ groups, options = [] }: Extract<WizardField, { kind: 'one-of' }>) =>
  groups?.(new Date()) ?? [{ options }]
