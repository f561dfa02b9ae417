import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Disclosure } from '@/components/ui/disclosure'
import { destinations } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import type { PlanWords } from '@/content/plan/english'
import { type AmountName, defaultPlan, levels, limits, type PlanQuery } from '@/content/plan/query'
import { parseAmount, parsePlanQuery, planPath } from '@/domain/plan-query'
import { intakeId, upcomingIntakes } from '@/lib/intakes'
import { useTypedBeforeHydration } from '@/loading/hydration'

/** `today` is undefined before hydration: the intakes that can be chosen depend on it. */
type PlanFormProps = { planQuery: PlanQuery; words: PlanWords; today: Date | undefined }

/** The plan's questions. The address holds every answer. */
export function PlanForm({ planQuery, words, today }: PlanFormProps) {
  const navigate = useNavigate()
  const fields = useRef<HTMLFormElement>(null)
  const { form, levels: levelNames, countries, seasons } = words
  const { search } = useLocation()
  useTypedBeforeHydration(fields, (typed) => {
    const parameters = new URLSearchParams(search)
    for (const [name, value] of Object.entries(typed))
      if (typeof value === 'string' && value !== defaultPlan.level) parameters.set(name, value)
    const path = planPath(parsePlanQuery(parameters, new Date()))
    if (parameters.toString() !== new URLSearchParams(search).toString()) navigate(path, { replace: true })
  })
  const ask = (change: Partial<PlanQuery>, replace = false) =>
    navigate(planPath({ ...planQuery, ...change }), { replace })
  const amount = (name: AmountName) => (
    <AmountField key={name} name={name} value={planQuery[name]} words={words} onChange={ask} />
  )
  const upcoming = today ? upcomingIntakes(today) : []
  return (
    <form
      ref={fields}
      name="plan"
      aria-label={form.title}
      className="plan-form print:hidden noscript:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      {amount('budget')}
      <ChoiceField
        name="level"
        label={form.level}
        value={planQuery.level}
        options={levels.map((level) => [level, levelNames[level]])}
        onChange={(value) => ask({ level: levels.find((level) => level === value) ?? planQuery.level })}
      />
      <ChoiceField
        name="country"
        label={form.country}
        value={planQuery.country ?? ''}
        options={[
          ['', form.allCountries],
          ...destinations.map(({ slug }) => [slug, countries[slug]] as const),
        ]}
        onChange={(value) => ask({ country: destinations.find(({ slug }) => slug === value)?.slug })}
      />
      <ChoiceField
        name="start"
        label={form.start}
        value={planQuery.start ? intakeId(planQuery.start) : ''}
        options={[
          ['', form.anyStart],
          ...upcoming.map((start) => [intakeId(start), seasons[start.season](String(start.year))] as const),
        ]}
        onChange={(value) => ask({ start: upcoming.find((start) => intakeId(start) === value) })}
      />
      <Disclosure summary={<span>{[form.more, ...moneyOf(planQuery, words)].join(' · ')}</span>}>
        <div className="money">
          {amount('loan')}
          {/* The field for the interest is shown once there is a loan. */}
          {(planQuery.loan || planQuery.interest) && amount('interest')}
        </div>
        <div className="money">{amount('rate')}</div>
      </Disclosure>
    </form>
  )
}

/** `₹8 lakh`, `10.5%`, `€1 = ₹97.25`. */
function moneyOf({ loan, interest, rate }: PlanQuery, { lakh }: PlanWords) {
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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type FieldProps = { words: PlanWords; onChange: (change: Partial<PlanQuery>, replace?: boolean) => void }

type AmountFieldProps = FieldProps & { name: AmountName; value: number | undefined }

function AmountField({ name, value, words: { form }, onChange }: AmountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Add one history entry for each typed amount, not for each key.
  const isTyping = useRef(false)
  const isHydrated = useRef(false)
  const [isWrong, setWrong] = useState(false)
  const { label, unit, example } = form.amounts[name]
  const { min, max } = limits[name]
  const type = (text: string) => {
    const amount = parseAmount(name, text)
    setWrong(amount === undefined && text.trim() !== '')
    if (amount === value) return
    onChange({ [name]: amount }, isTyping.current)
    isTyping.current = true
  }
  // Show an amount that a link, Back or Forward has changed.
  const follow = useEffectEvent((value: number | undefined) => {
    const field = input.current
    const isTypedBeforeHydration = !isHydrated.current && field?.value
    isHydrated.current = true
    if (!field || isTyping.current || parseAmount(name, field.value) === value) return
    if (isTypedBeforeHydration) return setWrong(parseAmount(name, field.value) === undefined)
    field.value = value === undefined ? '' : String(value)
    setWrong(false)
  })
  useEffect(() => follow(value), [value])
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <small>{unit}</small>
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        placeholder={name === 'rate' ? String(exchangeRate.rupeesPerEuro) : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          isTyping.current = false
        }}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="wrong">
          {form.wrong(String(min), String(max), example)}
        </p>
      )}
    </div>
  )
}
