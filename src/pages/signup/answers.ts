import type { FieldValues } from 'react-hook-form'
import { isBlank } from '@/components/form/is-blank'
import { type WizardField, type WizardStep, wizard } from '@/content/signup/wizard'

/** What can be chosen today. */
export function optionGroups({ groups, options = [] }: Extract<WizardField, { kind: 'one-of' }>) {
  const today = new Date()
  return groups?.(today) ?? [{ options: typeof options === 'function' ? options(today) : options }]
}

/** The answers that were given, as the visitor read them; never a password. */
export function answersOf(steps: readonly WizardStep[], values: FieldValues) {
  return steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind, name }) => kind !== 'password' && !isBlank(values[name]) && values[name] !== false)
    .map((field) => ({ label: questionOf(field), value: inWords(field, values[field.name]) }))
}

const questionOf = (field: WizardField) =>
  field.kind === 'yes' && field.link ? `${field.label} ${field.link.label}` : field.label

function inWords(field: WizardField, value: unknown) {
  if (field.kind === 'yes') return wizard.yes
  if (Array.isArray(value)) return value.join(', ')
  if (field.kind !== 'one-of') return String(value)
  const options = optionGroups(field).flatMap(({ options }) => options)
  return options.find((option) => option.value === value)?.label ?? String(value)
}
