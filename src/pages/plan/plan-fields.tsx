import { type ReactNode, useId, useRef } from 'react'
import { useAmountField } from '@/components/plan/use-amount-field'
import { exchangeRate } from '@/content/exchange-rate'
import { type AmountName, limits } from '@/content/plan/choices'
import { cn } from '@/lib/cn'
import type { TypedValues } from '@/lib/typed-fields'
import { usePlanContext } from '@/pages/plan/plan-context'
import { useChangePlan } from '@/pages/plan/use-change-plan'

const control =
  'min-h-12 w-full truncate rounded-xl border-2 border-ink-muted bg-paper-white py-2 aria-invalid:border-brick'

type ChoiceFieldProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

export function ChoiceField({ name, label, value, options, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
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
    </Field>
  )
}

export function AmountField({ name, typedEarly }: { name: AmountName; typedEarly: TypedValues }) {
  const { planQuery, words } = usePlanContext()
  const { form } = words
  const changePlan = useChangePlan()
  // Adds one history entry for each typed amount, not for each key.
  const hasEntry = useRef(false)
  const { inputProps, isWrong, errorId } = useAmountField(name, {
    amount: planQuery[name],
    typedEarly,
    onAmount: (amount) => {
      changePlan({ [name]: amount }, { replace: hasEntry.current })
      hasEntry.current = true
    },
  })
  const { label, unit, example } = form.amounts[name]
  const { min, max } = limits[name]
  return (
    <Field
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
    </Field>
  )
}

/** Label, control and error, each aligned with those of the next field. */
function Field({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid items-end gap-0 wrap-anywhere">
      <label htmlFor={id} className="mb-1 block font-semibold text-[0.9375rem] leading-tight">
        {label}
      </label>
      {children}
    </div>
  )
}
