import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Disclosure } from '@/components/ui/disclosure'
import { destinations } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import { type AmountName, type Asked, levels, limits } from '@/content/plan/asked'
import type { PlanWords } from '@/content/plan/english'
import { amountOf, planPath, startId, upcomingStarts } from '@/domain/plan-query'
import { cn } from '@/lib/cn'
import { useTypedBeforeHydration } from '@/loading/hydration'

/** `starts` is the day that they are upcoming from; not known before hydration. */
type PlanFormProps = { asked: Asked; words: PlanWords; starts: Date | undefined }

/** The plan's questions, behind a line that opens them. The address holds every answer: choices are links. */
export function PlanForm({ asked, words, starts }: PlanFormProps) {
  const navigate = useNavigate()
  const fields = useRef<HTMLFormElement>(null)
  const topBefore = useRef<number>(undefined)
  const { form, levels: levelNames, countries } = words
  useTypedBeforeHydration(fields)
  const keepPlace = () => {
    topBefore.current = fields.current?.getBoundingClientRect().top
  }
  const ask = (change: Partial<Asked>, replace = false) => {
    keepPlace()
    navigate(planPath({ ...asked, ...change }), { replace })
  }
  // The height of the answer above the fields changes with the question.
  useLayoutEffect(() => {
    if (topBefore.current === undefined || !fields.current) return
    const top = fields.current.getBoundingClientRect().top - topBefore.current
    topBefore.current = undefined
    if (top !== 0) scrollBy({ top, behavior: 'instant' })
  })
  const choice = (change: Partial<Asked>, isChosen: boolean, name: string) => (
    <li key={name}>
      <Link
        to={planPath({ ...asked, ...change })}
        aria-current={isChosen ? 'true' : undefined}
        onClick={keepPlace}
      >
        {name}
      </Link>
    </li>
  )
  return (
    <Disclosure
      className="asked print:hidden noscript:hidden"
      summary={
        <>
          <span>{lineOf(asked, words)}</span> <b>{form.line.change}</b>
        </>
      }
    >
      <form ref={fields} name="plan" aria-label={form.title} onSubmit={(event) => event.preventDefault()}>
        <Choices label={form.level}>
          {levels.map((level) => choice({ level }, level === asked.level, levelNames[level]))}
        </Choices>
        <Choices label={form.country}>
          {choice({ country: undefined }, !asked.country, form.allCountries)}
          {destinations.map(({ slug }) => choice({ country: slug }, slug === asked.country, countries[slug]))}
        </Choices>
        <StartField asked={asked} words={words} starts={starts} onChange={ask} />
        {amountNames(asked).map((name) => (
          <AmountField key={name} name={name} value={asked[name]} words={words} onChange={ask} />
        ))}
        <p>{words.lead}</p>
      </form>
    </Disclosure>
  )
}

/** The interest is asked for once there is a loan. */
const amountNames = ({ loan, interest }: Asked): AmountName[] =>
  loan || interest ? ['budget', 'loan', 'interest', 'rate'] : ['budget', 'loan', 'rate']

/** `Master’s · Germany · September–October 2027 · ₹15 lakh`. */
function lineOf({ level, country, start, budget, loan, rate }: Asked, words: PlanWords) {
  const { form, levels, countries, seasons, lakh } = words
  const { line, amounts } = form
  return [
    levels[level],
    country ? countries[country] : line.all,
    start ? seasons[start.season](String(start.year)) : line.anyStart,
    budget ? `₹${budget} ${lakh}` : line.noBudget,
    loan && `${amounts.loan.label} ₹${loan} ${lakh}`,
    rate && `€1 = ₹${rate}`,
  ]
    .filter(Boolean)
    .join(' · ')
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
    <div className="field">
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
  // Typing one amount adds one entry to the history.
  const isTyping = useRef(false)
  const isHydrated = useRef(false)
  const [isWrong, setWrong] = useState(false)
  const { label, unit, example } = form.amounts[name]
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
    <div className={cn('field', name === 'budget' && 'budget')}>
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
