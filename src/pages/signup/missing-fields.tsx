import { useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { FormControl } from '@/components/form/hook-form'
import { type WizardField, type WizardStep, wizard } from '@/content/signup/wizard'
import { paths } from '@/lib/paths'
import { isBlank } from '@/lib/typed-fields'
import { toField } from '@/pages/signup/use-step'

/** Whether a field is the consent to the terms, which an application also needs. */
const isTerms = (field: WizardField) => field.kind === 'yes' && field.isTerms === true

/** Whether the summary names a blank field. Passwords are never sent, so they may stay blank. */
const isRequired = (field: WizardField) => (field.required && field.kind !== 'password') || isTerms(field)

/** The label with its link, as in "I accept the Terms & Conditions". */
const fullLabel = (field: WizardField) =>
  field.kind === 'yes' && field.link ? `${field.label} ${field.link.label}` : field.label

type EmptyFieldsProps<Values extends FieldValues> = {
  control: FormControl<Values>
  type: string
  steps: readonly WizardStep<FieldPath<Values>>[]
}

/** The blank required fields: `needed` for a reply (name, e-mail or phone) or as consent to the terms, and `helpful` ones. */
function useEmptyFields<Values extends FieldValues>({ control, steps }: EmptyFieldsProps<Values>) {
  const required = steps.flatMap(({ fields }, index) =>
    fields.filter(isRequired).map((field) => ({ ...field, label: fullLabel(field), step: index + 1 })),
  )
  const values: unknown[] = useWatch({ control, name: required.map(({ name }) => name) })
  const empty = required.filter((_, index) => isBlank(values[index]) || values[index] === false)
  const isEmpty = (field: string) => empty.some(({ name }) => name === field)
  const lacksName = isEmpty('name')
  const lacksContact = isEmpty('email') && isEmpty('phone')
  const isNeeded = (field: WizardField) => {
    if (field.name === 'email' || field.name === 'phone') return lacksContact
    return field.name === 'name' || isTerms(field)
  }
  return {
    lacksName,
    lacksContact,
    needed: empty.filter(isNeeded),
    helpful: empty.filter((field) => !isNeeded(field)),
  }
}

/** A notice after the first step about blank fields that a reply needs. It does not block the next step. */
export function MissingFieldsNotice<Values extends FieldValues>({
  id,
  ...props
}: EmptyFieldsProps<Values> & { id: string }) {
  const { lacksName, lacksContact, needed } = useEmptyFields(props)
  const { text, name, and, contact, link } = wizard.leftEmpty
  const [first] = needed
  if (!first || !(lacksName || lacksContact)) return null
  return (
    <p id={id} className="rounded-2xl bg-marigold-pale px-4 py-3">
      {text([lacksName && name, lacksContact && contact].filter(Boolean).join(and))}{' '}
      <Link to={paths.signupStep(props.type, first.step)} state={toField(first.name)} className="link">
        {link}
      </Link>
    </p>
  )
}

/**
 * Links to the required fields that are still empty: first to name and contact, without which we cannot reply, and to the consent
 * to the terms, then to the others, which visitors may send empty.
 */
export function MissingFieldsSummary<Values extends FieldValues>(
  props: EmptyFieldsProps<Values> & { error: Error | undefined },
) {
  const { lacksName, lacksContact, needed, helpful } = useEmptyFields(props)
  const { title, text, besides } = wizard.stillEmpty
  const { type, error } = props
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!error) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [error])
  const neededTitle = lacksName || lacksContact ? wizard.needed : wizard.neededTerms
  return (
    <>
      {needed.length > 0 && (
        <section
          ref={box}
          tabIndex={-1}
          aria-label={neededTitle}
          className="rounded-2xl border-2 border-brick bg-brick-pale px-4 py-3"
        >
          <h3 className="text-lg">{neededTitle}</h3>
          <FieldLinks type={type} fields={needed} />
        </section>
      )}
      {helpful.length > 0 && (
        <section aria-label={title} className="rounded-2xl bg-marigold-pale px-4 py-3">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1">{needed.length > 0 ? besides : text}</p>
          <FieldLinks type={type} fields={helpful} />
        </section>
      )}
    </>
  )
}

type FieldLinksProps = {
  type: string
  fields: readonly { name: string; label: string; step: number }[]
}

function FieldLinks({ type, fields }: FieldLinksProps) {
  return (
    <ul className="mt-1 grid sm:grid-cols-2">
      {fields.map(({ name, label, step }) => (
        <li key={name}>
          <Link to={paths.signupStep(type, step)} state={toField(name)} className="link mr-1.5">
            {label}
          </Link>
          <span className="whitespace-nowrap text-ink-muted text-sm">({wizard.stillEmpty.where(step)})</span>
        </li>
      ))}
    </ul>
  )
}
