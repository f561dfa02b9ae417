import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { destinations } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import { type AmountName, type Asked, levels, limits } from '@/content/plan/asked'
import type { PlanWords } from '@/content/plan/english'
import { amountOf, planPath, startId, upcomingStarts } from '@/domain/plan-query'

/** `starts` is the day that they are upcoming from; not known before hydration. */
type PlanFormProps = { asked: Asked; words: PlanWords; starts: Date | undefined }

/** What the plan is asked for. All of it is in the address: choices are links. */
export function PlanForm({ asked, words, starts }: PlanFormProps) {
  const navigate = useNavigate()
  const { form, levels: levelNames, countries } = words
  const ask = (change: Partial<Asked>, replace = false) =>
    navigate(planPath({ ...asked, ...change }), { replace })
  return (
    <form
      aria-label={form.title}
      className="asked print:hidden noscript:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <Choices label={form.level}>
        {levels.map((level) => (
          <Choice key={level} to={{ ...asked, level }} isChosen={level === asked.level}>
            {levelNames[level]}
          </Choice>
        ))}
      </Choices>
      <Choices label={form.country}>
        <Choice to={{ ...asked, country: undefined }} isChosen={!asked.country}>
          {form.allCountries}
        </Choice>
        {destinations.map(({ slug }) => (
          <Choice key={slug} to={{ ...asked, country: slug }} isChosen={slug === asked.country}>
            {countries[slug]}
          </Choice>
        ))}
      </Choices>
      <StartField asked={asked} words={words} starts={starts} onChange={ask} />
      {(['budget', 'loan', 'rate'] as const).map((name) => (
        <AmountField key={name} name={name} value={asked[name]} words={words} onChange={ask} />
      ))}
    </form>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="choices">
      <span id={id}>{label}</span>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function Choice({ to, isChosen, children }: { to: Asked; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <Link to={planPath(to)} aria-current={isChosen ? 'true' : undefined}>
        {children}
      </Link>
    </li>
  )
}

type FieldProps = { words: PlanWords; onChange: (change: Partial<Asked>, replace?: boolean) => void }

function StartField({
  asked: { start },
  words: { form, seasons },
  starts,
  onChange,
}: FieldProps & PlanFormProps) {
  const id = useId()
  const upcoming = starts ? upcomingStarts(starts) : []
  return (
    <div className="start">
      <label htmlFor={id}>{form.start}</label>
      <select
        id={id}
        name="start"
        value={start ? startId(start) : ''}
        onChange={({ target }) =>
          onChange({ start: upcoming.find((each) => startId(each) === target.value) })
        }
      >
        <option value="">{form.anyStart}</option>
        {upcoming.map((each) => (
          <option key={startId(each)} value={startId(each)}>
            {seasons[each.season](String(each.year))}
          </option>
        ))}
      </select>
    </div>
  )
}

type AmountFieldProps = FieldProps & { name: AmountName; value: number | undefined }

function AmountField({ name, value, words: { form }, onChange }: AmountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // One entry of the history for what is typed at one go.
  const isTyping = useRef(false)
  const isHydrated = useRef(false)
  const [isWrong, setWrong] = useState(false)
  const { label, unit } = form.amounts[name]
  const { min, max } = limits[name]
  const type = (text: string) => {
    const amount = amountOf(name, text)
    setWrong(amount === undefined && text.trim() !== '')
    if (amount === value) return
    onChange({ [name]: amount }, isTyping.current)
    isTyping.current = true
  }
  // Links, Back and Forward change it too.
  const follow = useEffectEvent((value: number | undefined) => {
    const field = input.current
    const typedBeforeHydration = !isHydrated.current && field?.value
    isHydrated.current = true
    if (!field || isTyping.current || amountOf(name, field.value) === value) return
    if (typedBeforeHydration) return type(typedBeforeHydration)
    field.value = value === undefined ? '' : String(value)
    setWrong(false)
  })
  useEffect(() => follow(value), [value])
  return (
    <div>
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
          {form.wrong(String(min), String(max))}
        </p>
      )}
    </div>
  )
}
