import { type ReactNode, useId, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { useAmountField } from '@/components/plan/use-amount-field'
import { useTypedPlan } from '@/components/plan/use-typed-plan'
import { Disclosure } from '@/components/ui/disclosure'
import { countrySlugs } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import { type AmountName, levels, limits } from '@/content/plan/choices'
import type { PlanWords } from '@/content/plan/english'
import { oneOf, type PlanQuery, parsePlanQuery, planPath } from '@/domain/plan/plan-query'
import { cn } from '@/lib/cn'
import { dayNumberOf } from '@/lib/day'
import { intakeId, upcomingIntakes } from '@/lib/intakes'
import type { TypedValues } from '@/lib/typed-fields'
import { useAfterHydration } from '@/loading/hydration'
import { useShownPlan } from '@/pages/plan/plan-context'

const FORM_NAME = 'plan'

/** As many columns as fit: one on a phone if the text is very large. */
const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-2'
const control =
  'min-h-12 w-full truncate rounded-xl border-2 border-ink-muted bg-paper-white py-2 aria-invalid:border-brick'

/** The plan's questions. The address holds every answer. */
export function PlanForm() {
  const { planQuery, words, today } = useShownPlan()
  const changePlan = useChangePlan()
  const { form, levels: levelNames, countries, seasons } = words
  const { search } = useLocation()
  const early = useTypedPlan(FORM_NAME, {
    // Not `planQuery`, which is the default plan until the query is read after hydration.
    planAtLoad: () => parsePlanQuery(new URLSearchParams(search), dayNumberOf(new Date())),
    onTypedPlan: (typedPlan) => changePlan(typedPlan, { replace: true }),
  })
  // Before hydration, today is the day on which the site was built.
  const upcoming = useAfterHydration() ? upcomingIntakes(today) : []
  return (
    <form
      name={FORM_NAME}
      aria-label={form.title}
      // On tablets all fields stand in one line.
      className={cn(
        columns,
        'self-start rounded-3xl bg-paper-deep px-3.5 py-3 sm:px-5 sm:py-4 sm:max-lg:grid-cols-4 print:hidden noscript:hidden',
      )}
      onSubmit={(event) => event.preventDefault()}
    >
      <AmountField name="budget" early={early} />
      <ChoiceField
        name="level"
        label={form.level}
        value={planQuery.level}
        options={levels.map((level) => [level, levelNames[level]])}
        onChange={(value) => changePlan({ level: oneOf(levels, value) ?? planQuery.level })}
      />
      <ChoiceField
        name="country"
        label={form.country}
        value={planQuery.country ?? ''}
        options={[['', form.allCountries], ...countrySlugs.map((slug) => [slug, countries[slug]] as const)]}
        onChange={(value) => changePlan({ country: oneOf(countrySlugs, value) })}
      />
      <ChoiceField
        name="start"
        label={form.start}
        value={planQuery.start ? intakeId(planQuery.start) : ''}
        options={[
          ['', form.anyStart],
          ...upcoming.map(
            (intake) => [intakeId(intake), seasons[intake.season](String(intake.year))] as const,
          ),
        ]}
        onChange={(value) => changePlan({ start: upcoming.find((intake) => intakeId(intake) === value) })}
      />
      <Disclosure
        className="col-span-full [&>summary]:-my-2"
        summary={
          <span className="text-[0.9375rem]">
            {[form.more, ...loanAndRate(planQuery, words)].join(' · ')}
          </span>
        }
      >
        <div className={cn(columns, 'pb-2')}>
          <AmountField name="loan" early={early} />
          {/* The field for the interest is shown once there is a loan. */}
          {(planQuery.loan || planQuery.interest) && <AmountField name="interest" early={early} />}
        </div>
        <div className={cn(columns, 'border-ink-muted border-t pt-3 pb-2')}>
          <AmountField name="rate" early={early} />
        </div>
      </Disclosure>
    </form>
  )
}

/** Goes to the address of a changed plan. */
function useChangePlan() {
  const navigate = useNavigate()
  const { planQuery } = useShownPlan()
  return (change: Partial<PlanQuery>, options?: NavigateOptions) =>
    navigate(planPath({ ...planQuery, ...change }), options)
}

/** `₹8 lakh`, `10.5%`, `€1 = ₹97.25`. */
function loanAndRate({ loan, interest, rate }: PlanQuery, { lakh }: PlanWords) {
  return [loan && `₹${loan} ${lakh}`, interest && `${interest}%`, rate && `€1 = ₹${rate}`].filter(Boolean)
}

type ChoiceFieldProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

function ChoiceField({ name, label, value, options, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <PlanField id={id} label={label}>
      <select
        id={id}
        name={name}
        value={value}
        // Little space at the sides, so that "Luxembourg" is not cut at 360 px.
        className={cn(control, 'pr-1 pl-2')}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </PlanField>
  )
}

function AmountField({ name, early }: { name: AmountName; early: TypedValues }) {
  const { planQuery, words } = useShownPlan()
  const { form } = words
  const changePlan = useChangePlan()
  // Adds one history entry for each typed amount, not for each key.
  const hasEntry = useRef(false)
  const { inputProps, isWrong, errorId } = useAmountField(name, {
    amount: planQuery[name],
    early,
    onAmount: (amount) => {
      changePlan({ [name]: amount }, { replace: hasEntry.current })
      hasEntry.current = true
    },
  })
  const { label, unit, example } = form.amounts[name]
  const { min, max } = limits[name]
  return (
    <PlanField
      id={inputProps.id}
      label={
        <>
          {label} <span className="whitespace-nowrap font-normal text-[0.875rem]">{unit}</span>
        </>
      }
    >
      <input
        {...inputProps}
        onFocus={() => {
          hasEntry.current = false
        }}
        className={cn(control, 'px-3', name === 'budget' && 'font-bold text-xl leading-tight')}
        placeholder={name === 'rate' ? String(exchangeRate.rupeesPerEuro) : undefined}
      />
      {isWrong && (
        <p id={errorId} className="mt-1 self-start font-semibold text-[0.875rem] text-brick-deep">
          {form.wrong(String(min), String(max), example)}
        </p>
      )}
    </PlanField>
  )
}

/** Label, control and error, each aligned with those of the next field. */
function PlanField({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid items-end gap-0 wrap-anywhere">
      <label htmlFor={id} className="mb-0.5 block font-semibold text-[0.9375rem] leading-tight">
        {label}
      </label>
      {children}
    </div>
  )
}
