import { type FormEvent, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lateHindi } from '@/components/plan/late-hindi'
import { useAmountField } from '@/components/plan/use-amount-field'
import { useEarlyChoices } from '@/components/plan/use-early-choices'
import type { BudgetWords } from '@/content/plan/budget-words'
import { type Language, type Level, languageNames, levels } from '@/content/plan/choices'
import { planPath } from '@/domain/plan/plan-query'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { changeHomeQuery, homeQuery, restoreHomeQuery, useBudgetCard } from '@/pages/home/home-query'

const FORM_NAME = 'first-year'
/** The budgets of the chips, in lakh. */
const budgets = [10, 15, 20, 30]

const row = 'flex flex-wrap items-center gap-1.5'
const unselected = 'border-ink-muted hover:bg-paper-deep'
const chip =
  'flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border-2 font-semibold text-sm has-focus-visible:outline-3 has-focus-visible:outline-sea has-focus-visible:outline-offset-2 has-checked:border-ink has-checked:bg-ink has-checked:text-paper-white'

/** The questions of the budget card. */
export function BudgetForm() {
  const { planQuery, words, isWaiting } = useBudgetCard()
  const { title, label, wrong } = words.budget
  const navigate = useNavigate()
  useEffect(restoreHomeQuery, [])
  const typedEarly = useEarlyChoices(FORM_NAME, { choicesAtLoad: homeQuery.get, onChange: changeHomeQuery })
  const { inputProps, isWrong, errorId } = useAmountField('budget', {
    amount: planQuery.budget,
    typedEarly,
    onAmount: (budget) => changeHomeQuery({ budget }),
  })
  const openPlan = (event: FormEvent) => {
    event.preventDefault()
    navigate(planPath(planQuery))
  }
  return (
    // Before hydration the browser submits the form natively.
    <form
      name={FORM_NAME}
      action={paths.plan}
      aria-label={title}
      // On tablets the choices stand in one line.
      className="mb-2 grid gap-x-4 gap-y-1 md:max-lg:grid-cols-[minmax(0,1fr)_auto] noscript:hidden print:hidden"
      onSubmit={openPlan}
    >
      <label htmlFor={inputProps.id} className="-mb-0.5 col-span-full font-semibold">
        {label}
      </label>
      <div className={row}>
        <input
          {...inputProps}
          className="min-h-12 min-w-[5rem] grow basis-[5rem] rounded-xl border-2 border-ink-muted px-3 font-bold text-xl aria-invalid:border-brick"
        />
        <BudgetChips words={words} selected={planQuery.budget} />
      </div>
      {isWrong && (
        // Below all fields, so that none moves.
        <p id={errorId} className="order-1 col-span-full font-semibold text-brick-deep text-sm">
          {wrong}
        </p>
      )}
      <div className={row}>
        <LevelChips words={words} selected={planQuery.level} />
        <LanguageSwitch lang={planQuery.lang} isWaiting={isWaiting} />
      </div>
    </form>
  )
}

function BudgetChips({ words, selected }: { words: BudgetWords; selected: number | undefined }) {
  return (
    <ul aria-label={words.budget.amounts} className={row}>
      {budgets.map((lakh) => (
        <li key={lakh}>
          <button
            type="button"
            aria-label={`₹${lakh} ${words.lakh}`}
            aria-pressed={selected === lakh}
            className={cn(
              chip,
              'px-2',
              selected === lakh ? 'border-ink bg-ink text-paper-white' : unselected,
            )}
            onClick={() => changeHomeQuery({ budget: lakh })}
          >
            {lakh}
          </button>
        </li>
      ))}
    </ul>
  )
}

function LevelChips({ words, selected }: { words: BudgetWords; selected: Level }) {
  return (
    <fieldset className={row}>
      <legend className="sr-only">{words.budget.level}</legend>
      {levels.map((level) => (
        <label key={level} className={cn(chip, unselected, 'px-4')}>
          <input
            type="radio"
            name="level"
            value={level}
            checked={level === selected}
            onChange={() => changeHomeQuery({ level })}
            className="sr-only"
          />
          {words.levels[level]}
        </label>
      ))}
    </fieldset>
  )
}

function LanguageSwitch({ lang, isWaiting }: { lang: Language; isWaiting: boolean }) {
  const other = lang === 'en' ? 'hi' : 'en'
  return (
    <button
      type="button"
      lang={other}
      aria-busy={isWaiting}
      className="link ml-auto px-2"
      onClick={() => changeHomeQuery({ lang: other })}
      {...lateHindi.preloadOnIntent}
    >
      {languageNames[other]}
    </button>
  )
}
