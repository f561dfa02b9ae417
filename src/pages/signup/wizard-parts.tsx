import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { StateSent } from '@/components/art/state-sent'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { isBlank } from '@/components/form/is-blank'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { type WizardContent, type WizardStep, wizard } from '@/content/signup/wizard'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { toField } from '@/pages/signup/use-step'
import { ViewHeading } from '@/pages/signup/view-heading'

/** A bridge that grows by an arch a step. */
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
      className="flex"
    >
      {arches.map((arch) => (
        <svg
          key={arch}
          aria-hidden="true"
          viewBox="0 0 100 34"
          preserveAspectRatio="none"
          className={cn(
            'h-8 w-full',
            arch < step && 'text-sea',
            arch === step && 'text-marigold',
            arch > step && 'text-paper-line',
          )}
        >
          <path fill="currentColor" d="M0 0h100v34h-8a42 26 0 0 0-84 0H0z" />
        </svg>
      ))}
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

type StillEmptyProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  type: string
  steps: readonly WizardStep<FieldPath<Values>>[]
}

/** Links to the required fields that are blank. It blocks nothing. */
export function StillEmpty<Values extends FieldValues, Sent>({
  control,
  type,
  steps,
}: StillEmptyProps<Values, Sent>) {
  const required = steps.flatMap(({ fields }, index) =>
    // Passwords are not sent, so they are not missed.
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

export function Submitted({ title, lead, next }: WizardContent['sent']) {
  return (
    <div className="mx-auto max-w-2xl rounded-t-[6rem] rounded-b-3xl border border-paper-line bg-paper-white px-6 pt-12 pb-8 sm:px-12">
      <StateSent className="mx-auto h-auto w-52" />
      <ViewHeading takesFocus className="mt-6 text-center">
        {title}
      </ViewHeading>
      <p className="mt-2 text-center text-lg">{lead}</p>
      <h3 className="mt-8 text-xl">{wizard.nextTitle}</h3>
      <ol className="mt-4 grid gap-4">
        {next.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid h-12 w-10 shrink-0 place-items-center rounded-t-full bg-sea-light font-bold font-display text-lg text-sea-deep"
            >
              {index + 1}
            </span>
            <div>
              <h4 className="font-semibold">{title}</h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-3 sm:flex">
        <FreeCallButton>{wizard.book}</FreeCallButton>
        <ButtonLink tone="secondary" to={paths.home}>
          {wizard.home}
        </ButtonLink>
      </div>
    </div>
  )
}
