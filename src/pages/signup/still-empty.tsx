import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { type WizardStep, wizard } from '@/content/signup/wizard'
import { paths } from '@/lib/paths'
import { toField } from '@/pages/signup/use-step'

type StillEmptyProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  type: string
  steps: readonly WizardStep<FieldPath<Values>>[]
}

/** A gentle word on what is still empty, each with the way to it. It stops nobody. */
export function StillEmpty<Values extends FieldValues, Sent>({
  control,
  type,
  steps,
}: StillEmptyProps<Values, Sent>) {
  const required = steps.flatMap(({ fields }, index) =>
    // Passwords go nowhere, so nobody misses them.
    fields
      .filter(({ kind, required }) => required && kind !== 'password')
      .map((field) => ({ ...field, step: index + 1 })),
  )
  const values: unknown[] = useWatch({ control, name: required.map(({ name }) => name) })
  const empty = required.filter((_, index) => isBlank(values[index]))
  if (empty.length === 0) return null
  const { title, text, where } = wizard.stillEmpty
  return (
    <section aria-label={title} className="rounded-2xl bg-marigold-pale px-4 py-3">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
      <ul className="mt-1 grid sm:grid-cols-2">
        {empty.map(({ name, label, step }) => (
          <li key={name}>
            <Link
              to={paths.signupStep(type, step)}
              state={toField(name)}
              preventScrollReset
              className="link mr-1.5"
            >
              {label}
            </Link>
            <span className="whitespace-nowrap text-ink-muted text-sm">({where(step)})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isBlank = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : !Array.isArray(value) || value.length === 0
