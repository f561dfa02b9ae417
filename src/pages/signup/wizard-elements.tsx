import { useEffect, useRef } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Drawing } from '@/components/art/drawing'
import { Traveller } from '@/components/art/traveller'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { Receipt, type ReceiptWords } from '@/components/form/receipt'
import type { FormModel } from '@/components/form/use-submission-form'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { type WizardField, type WizardStep, wizard } from '@/content/signup/wizard'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import type { StoredReceipt } from '@/lib/receipts'
import { isBlank } from '@/lib/typed-fields'
import { toField } from '@/pages/signup/use-step'

/** The progress drawing: a bridge with one arch per step and a traveller on it. */
export function WizardProgress({ step, steps }: { step: number; steps: number }) {
  const arches = Array.from({ length: steps }, (_, index) => index + 1)
  return (
    <div
      role="progressbar"
      aria-label={wizard.progress}
      aria-valuemin={1}
      aria-valuenow={step}
      aria-valuemax={steps}
      aria-valuetext={wizard.stepInWords(step, steps)}
      className="relative -mt-19.5 mb-7.5 ml-auto flex h-12 w-[min(9rem,40vw)] flex-col justify-center rounded-xl bg-paper px-2 sm:-mt-22.5 sm:mb-10.5"
    >
      <div
        className="transition-transform duration-300"
        style={{ width: `${100 / steps}%`, transform: `translateX(${(step - 1) * 100}%)` }}
      >
        <Drawing viewBox="-30 -102 60 102" className="mx-auto h-7 w-auto">
          <Traveller />
        </Drawing>
      </div>
      <div className="flex">
        {arches.map((arch) => (
          <svg
            key={arch}
            aria-hidden="true"
            viewBox="0 0 100 40"
            preserveAspectRatio="none"
            className={cn(
              'h-3.5 w-full',
              arch < step && 'text-sea',
              arch === step && 'text-marigold',
              arch > step && 'text-paper-line',
            )}
          >
            <path fill="currentColor" d="M0 0h100v40h-8a42 28 0 0 0-84 0H0z" />
          </svg>
        ))}
      </div>
    </div>
  )
}

export function GoodToKnow() {
  const { title, points } = wizard.goodToKnow
  return (
    <aside aria-label={title} className="self-start rounded-2xl bg-sea-pale p-5 lg:mt-8">
      <h2 className="text-xl">{title}</h2>
      <CheckList points={points} className="mt-3 gap-3" />
    </aside>
  )
}

/** Whether a field is the consent to the terms, which an application also needs. */
const isTerms = (field: WizardField) => field.kind === 'yes' && field.isTerms === true

/** Whether the summary names a blank field. Passwords are never sent, so they may stay blank. */
const isRequired = (field: WizardField) => (field.required && field.kind !== 'password') || isTerms(field)

/** The label with its link, as in "I accept the Terms & Conditions". */
const fullLabel = (field: WizardField) =>
  field.kind === 'yes' && field.link ? `${field.label} ${field.link.label}` : field.label

type EmptyFieldsProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  type: string
  steps: readonly WizardStep<FieldPath<Values>>[]
}

/** The blank required fields: `needed` for a reply (name, e-mail or phone) and `helpful` ones. */
function useEmptyFields<Values extends FieldValues, Sent>({
  control,
  steps,
}: EmptyFieldsProps<Values, Sent>) {
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
export function MissingFieldsNotice<Values extends FieldValues, Sent>({
  id,
  ...props
}: EmptyFieldsProps<Values, Sent> & { id: string }) {
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
 * Links to the required fields that are still empty, first to name and contact, without which we cannot reply. Visitors may send
 * the others empty.
 */
export function MissingFieldsSummary<Values extends FieldValues, Sent>(
  props: EmptyFieldsProps<Values, Sent> & { error: Error | undefined },
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

type SubmittedProps = { words: ReceiptWords; form: FormModel; receipt: StoredReceipt }

export function Submitted({ words, form, receipt }: SubmittedProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <Receipt form={form} receipt={receipt} words={words} />
      <p className="mt-4 rounded-xl bg-sea-pale px-4 py-3 text-sm">{wizard.mail}</p>
      <div className="mt-6 grid gap-3 sm:flex">
        <FreeCallButton>{wizard.book}</FreeCallButton>
        <ButtonLink tone="secondary" to={paths.home}>
          {wizard.home}
        </ButtonLink>
      </div>
    </div>
  )
}
